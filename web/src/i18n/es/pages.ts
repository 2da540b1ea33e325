// The pages to read. They come with their own file, when one of them is opened.
import type { Page } from "../../router";

/** The pictures are made of cards; each page says where one stands. */
export type PictureName =
  | "hand"
  | "ranks"
  | "follow"
  | "plain"
  | "trump"
  | "contract"
  | "bags"
  | "sure"
  | "nil"
  | "renege"
  | "queen";

export type Block =
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "steps"; readonly items: readonly string[] }
  | { readonly kind: "rows"; readonly rows: readonly (readonly [string, string])[] }
  | { readonly kind: "picture"; readonly picture: PictureName; readonly caption: string };

export interface PageText {
  readonly lead: string;
  readonly blocks: readonly Block[];
}

const title = (text: string): Block => ({ kind: "title", text });
const text = (words: string): Block => ({ kind: "text", text: words });
const list = (...items: string[]): Block => ({ kind: "list", items });
const steps = (...items: string[]): Block => ({ kind: "steps", items });
const rows = (...all: (readonly [string, string])[]): Block => ({ kind: "rows", rows: all });
const picture = (name: PictureName, caption: string): Block => ({
  kind: "picture",
  picture: name,
  caption,
});
export const blocks = { title, text, list, steps, rows, picture };

const howToPlay: PageText = {
  lead: "De la invitación a la última baza, en cinco pasos y unas cuantas teclas.",
  blocks: [
    steps(
      "Abre una mesa: eliges la meta, qué pasa con el renuncio, tu baraja y cómo te llamas.",
      "Copia el enlace y mándalo por donde quieras. Las tres primeras personas que entren y digan su nombre se sientan; quien venga después será público. ¿Falta gente? Los robots ocupan las sillas vacías.",
      "Con las cuatro sillas ocupadas, quien abrió la mesa señala a su pareja y da la salida.",
      "Todos apuestan una vez. Luego se juegan trece bazas y la mesa hace la cuenta.",
      "Cuando hayan visto la cuenta, cualquiera de los cuatro pasa a la mano siguiente.",
    ),
    picture(
      "hand",
      "Las cartas con filo de oro siguen las reglas; las demás se quedan en penumbra.",
    ),
    title("Con el dedo"),
    list(
      "Un toque levanta la carta; otro la juega. También puedes arrastrarla hasta la mesa.",
      "Arrástrala de lado y cambiará de sitio en tu mano. Tu orden se conserva.",
      "Para apostar, toca un número o NIL y confirma con APOSTAR.",
    ),
    title("Con el teclado"),
    rows(
      ["← →", "recorren tu mano y los botones"],
      ["Enter", "levanta la carta y, otra vez, la juega"],
      ["M", "sonido"],
      ["F", "pantalla completa"],
      ["P o Esc", "menú; la mesa no espera"],
    ),
    title("Sin prisa"),
    text(
      "La mesa se guarda sola. Puedes cerrar la página a mitad de una baza, volver mañana desde Mis mesas y encontrarla igual. Con tu enlace privado sigues en otro aparato, en la misma silla.",
    ),
    title("Hablar y mirar"),
    text(
      "Los jugadores tienen una charla por escrito. Quien mira ve la mesa, las apuestas y las bazas, pero ninguna mano y ningún mensaje.",
    ),
  ],
};

const theRules: PageText = {
  lead: "Todo lo que la mesa hace cumplir, y nada más.",
  blocks: [
    title("Quiénes juegan"),
    text(
      "Dos parejas, frente a frente. El turno avanza siempre hacia la izquierda, como el reloj. Gana la pareja que alcance primero la meta: 500 o 250.",
    ),
    title("Las cartas"),
    text("Una baraja de 52, trece por persona. El as manda en su palo y el dos cierra la fila."),
    picture("ranks", "De mayor a menor, igual en los cuatro palos."),
    text(
      "En la primera mano de cada partida reparte quien abrió la mesa, y desde ahí el reparto pasa a su izquierda. Se da una carta cada vez, empezando por la izquierda de quien reparte.",
    ),
    title("La apuesta"),
    text(
      "Habla primero quien está a la izquierda del que reparte. Cada quien dice una sola vez, y en voz alta, cuántas bazas hará: de 1 a 13, o Nil, que es prometer ninguna.",
    ),
    text(
      "Las apuestas de una pareja se suman y forman su contrato. Un Nil no suma: se gana o se pierde por su cuenta.",
    ),
    picture("contract", "Cuatro y tres: entre los dos deben siete bazas."),
    title("La baza"),
    text(
      "Abre la primera quien está a la izquierda del que repartió; las siguientes, quien ganó la anterior. Hay que asistir: mientras tengas el palo que salió, va una carta de ese palo.",
    ),
    picture("follow", "Salieron diamantes: con uno en la mano, se juega ese."),
    text(
      "Si no te queda ninguno, vale cualquier carta. Sin espadas en la mesa, gana la más alta del palo que salió.",
    ),
    picture("plain", "Salieron tréboles. El rey de diamantes no asistió y no gana."),
    title("Las espadas"),
    text("Son el triunfo: una espada vence a cualquier otra carta, y entre espadas gana la mayor."),
    picture("trump", "El dos de espadas se lleva al as."),
    text(
      "No se abre una baza con espadas hasta que estén rotas, y se rompen en cuanto alguien juega una. La excepción: si en tu mano no hay otra cosa, puedes salir con ellas.",
    ),
    title("La cuenta"),
    rows(
      ["Contrato cumplido", "+10 por baza apostada"],
      ["Contrato sin cumplir", "−10 por baza apostada"],
      ["Cada baza de más", "+1, y un saco"],
      ["Nil limpio", "+100"],
      ["Nil roto", "−100; esas bazas no ayudan al contrato: son sacos"],
      ["Cada diez sacos", "−100, y se guardan los que sobren"],
    ),
    text("Si los dos apostaron Nil no hay contrato: cada Nil se cuenta solo."),
    title("El final"),
    text(
      "La mesa mira el marcador al cerrar cada mano. Con una pareja en la meta o por encima, gana la que más tenga. Si nadie llegó y una está en −200 o menos, pierde; si están las dos, gana la que menos haya caído. En caso de empate, otra mano.",
    ),
    title("El renuncio"),
    text(
      "Renunciar es no asistir teniendo con qué. Al abrir la mesa se decide: si se impide, la mesa no acepta esas cartas; si se permite, cada uno responde por las suyas.",
    ),
    picture("renege", "Salieron corazones y había uno en la mano: eso es un renuncio."),
    text(
      "Con el renuncio permitido, desde que todos apostaron hasta que alguien pide la mano siguiente, un jugador puede acusar a un rival. La mesa revisa carta por carta: si hubo renuncio, la partida la pierde la pareja acusada; si no lo hubo, la que acusó. Los robots siempre asisten.",
    ),
    title("Abandonar y faltar"),
    text(
      "ABANDONAR entrega la partida. Cerrar la página, no. Si la mesa lleva más de 48 horas esperando a una persona, la pareja contraria puede cerrarla y ganar.",
    ),
    title("El reparto sellado"),
    text(
      "Antes de cada mano el sitio muestra un sello que lo compromete, y el navegador de quien pulsa el botón añade azar propio. Cuando la mano se cierra, el registro trae todo lo necesario para rehacer el reparto: lo verás en la mano abierta, con el botón VERIFICAR.",
    ),
  ],
};

const advice: PageText = {
  lead: "Lo que se aprende después de perder unas cuantas manos.",
  blocks: [
    title("Cuenta lo seguro"),
    text(
      "Suma los ases, los reyes que vayan acompañados y las espadas altas. Lo demás es esperanza: quedarse corto cuesta diez puntos por cada baza prometida.",
    ),
    picture("sure", "As y rey de espadas, as de corazones, rey de diamantes con escolta: cuatro."),
    title("Escucha antes de hablar"),
    text(
      "El contrato es de los dos. Si tu pareja ya pidió mucho, tus cartas altas pueden ser las mismas bazas contadas dos veces.",
    ),
    title("Los palos cortos valen"),
    text(
      "Con una o dos cartas de un palo te quedarás pronto sin él, y ahí cada espada pequeña puede volverse baza.",
    ),
    title("Cumplido el contrato, aflójalo"),
    text(
      "A partir de ahí cada baza es un punto hoy y un saco para siempre. Suelta cartas altas debajo de otras más altas.",
    ),
    picture("bags", "Nueve sacos: uno más y se van cien puntos."),
    title("El Nil"),
    text(
      "Pídelo con cartas bajas y pocas espadas, todas pequeñas. Si lo pidió tu pareja, juega alto delante de ella: tu trabajo es quitarle las bazas de encima.",
    ),
    picture("nil", "Una mano que sabe perder."),
    text("Si lo pidió un rival, sal bajo en los palos donde parezca corto de cartas pequeñas."),
    title("Acuérdate de lo que salió"),
    text(
      "La mesa no deja repasar las bazas de la mano, salvo la última. Lleva al menos la cuenta de las espadas: son trece.",
    ),
    title("Antes de acusar"),
    text(
      "Una acusación decide la partida entera. Espera a estar seguro: alguien que dijo no tener un palo y después lo juega.",
    ),
  ],
};

const variants: PageText = {
  lead: "Espadas se juega de muchas maneras. Estas no son las de esta mesa.",
  blocks: [
    picture("queen", "La Dama de Espadas mira, pero aquí no cobra nada especial."),
    rows(
      ["Nil a ciegas", "Nadie apuesta sin haber visto sus cartas."],
      ["Pasarse cartas", "Tras un Nil, la pareja no intercambia nada."],
      [
        "Salida obligada",
        "La primera baza no exige el dos de tréboles: se abre con lo que se quiera, menos espadas.",
      ],
      ["Espadas forzosas", "Quien no puede asistir no está obligado a matar."],
      ["Comodines", "No hay comodines ni doses que valgan como triunfo."],
      ["Apuesta mínima", "Ninguna pareja está obligada a llegar a una suma."],
      ["Diez por doscientos", "Prometer diez o más se paga como todo lo demás."],
      ["Sin sacos", "Los sacos siempre se cuentan, y cada diez cuestan cien."],
      ["Cada quien por su lado", "Se juega en parejas; no hay mesa de tres ni de dos."],
    ),
    text(
      "Lo que sí se elige: la meta, la pareja y si el renuncio se permite o se impide. La baraja cambia solo lo que se ve.",
    ),
  ],
};

export const pages: Readonly<Record<Page, PageText>> = {
  "como-jugar": howToPlay,
  reglas: theRules,
  consejos: advice,
  variantes: variants,
};
