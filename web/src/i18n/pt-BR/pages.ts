import type { Page } from "../../router";
import { blocks, type PageText } from "../es/pages";

const { title, text, list, steps, rows, picture } = blocks;

const howToPlay: PageText = {
  lead: "Do convite à última vaza, em cinco passos e algumas teclas.",
  blocks: [
    steps(
      "Abra uma mesa: você escolhe a meta, o que acontece com a renúncia, seu baralho e como se chama.",
      "Copie o link e mande por onde quiser. As três primeiras pessoas que entrarem e disserem o nome se sentam; quem vier depois será plateia. Falta gente? Os robôs ocupam as cadeiras vazias.",
      "Com as quatro cadeiras ocupadas, quem abriu a mesa indica sua dupla e dá a largada.",
      "Todos apostam uma vez. Depois se jogam treze vazas e a mesa faz a conta.",
      "Vista a conta, qualquer um dos quatro passa à mão seguinte.",
    ),
    picture("hand", "As cartas com borda de ouro seguem as regras; as outras ficam na penumbra."),
    title("Com o dedo"),
    list(
      "Um toque levanta a carta; outro a joga. Também dá para arrastá-la até a mesa.",
      "Arraste-a para o lado e ela muda de lugar na sua mão. Sua ordem é mantida.",
      "Para apostar, toque um número ou NIL e confirme com APOSTAR.",
    ),
    title("Com o teclado"),
    rows(
      ["← →", "percorrem sua mão e os botões"],
      ["Enter", "levanta a carta e, outra vez, a joga"],
      ["M", "som"],
      ["F", "tela cheia"],
      ["P ou Esc", "menu; a mesa não espera"],
    ),
    title("Sem pressa"),
    text(
      "A mesa se guarda sozinha. Você pode fechar a página no meio de uma vaza, voltar amanhã por Minhas mesas e encontrá-la igual. Com seu link privado você continua em outro aparelho, na mesma cadeira.",
    ),
    title("Falar e assistir"),
    text(
      "Os jogadores têm uma conversa por escrito. Quem assiste vê a mesa, as apostas e as vazas, mas nenhuma mão e nenhuma mensagem.",
    ),
  ],
};

const theRules: PageText = {
  lead: "Tudo o que a mesa faz cumprir, e nada mais.",
  blocks: [
    title("Quem joga"),
    text(
      "Duas duplas, frente a frente. A vez anda sempre para a esquerda, como o relógio. Ganha a dupla que alcançar primeiro a meta: 500 ou 250.",
    ),
    title("As cartas"),
    text("Um baralho de 52, treze por pessoa. O ás manda no seu naipe e o dois fecha a fila."),
    picture("ranks", "Da maior à menor, igual nos quatro naipes."),
    text(
      "Na primeira mão de cada partida, quem abriu a mesa dá as cartas, e daí em diante passa para a esquerda. Dá-se uma carta por vez, começando pela esquerda de quem dá.",
    ),
    title("A aposta"),
    text(
      "Fala primeiro quem está à esquerda de quem dá as cartas. Cada um diz uma só vez, e em voz alta, quantas vazas fará: de 1 a 13, ou Nil, que é prometer nenhuma.",
    ),
    text(
      "As apostas de uma dupla se somam e formam seu contrato. Um Nil não soma: ganha-se ou perde-se por conta própria.",
    ),
    picture("contract", "Quatro e três: os dois juntos devem sete vazas."),
    title("A vaza"),
    text(
      "Abre a primeira quem está à esquerda de quem deu as cartas; as seguintes, quem ganhou a anterior. É preciso seguir: enquanto tiver o naipe que saiu, vai uma carta desse naipe.",
    ),
    picture("follow", "Saíram ouros: com um na mão, joga-se esse."),
    text(
      "Se não resta nenhum, vale qualquer carta. Sem espadas na mesa, ganha a mais alta do naipe que saiu.",
    ),
    picture("plain", "Saíram paus. O rei de ouros não seguiu e não ganha."),
    title("As espadas"),
    text("São o trunfo: uma espada vence qualquer outra carta, e entre espadas ganha a maior."),
    picture("trump", "O dois de espadas leva o ás."),
    text(
      "Não se abre uma vaza com espadas até que estejam quebradas, e elas se quebram assim que alguém joga uma. A exceção: se na sua mão não há outra coisa, pode sair com elas.",
    ),
    title("A conta"),
    rows(
      ["Contrato cumprido", "+10 por vaza apostada"],
      ["Contrato não cumprido", "−10 por vaza apostada"],
      ["Cada vaza a mais", "+1, e um saco"],
      ["Nil limpo", "+100"],
      ["Nil quebrado", "−100; essas vazas não ajudam o contrato: são sacos"],
      ["Cada dez sacos", "−100, e ficam os que sobrarem"],
    ),
    text("Se os dois apostaram Nil não há contrato: cada Nil se conta sozinho."),
    title("O final"),
    text(
      "A mesa olha o placar ao fechar cada mão. Com uma dupla na meta ou acima, ganha a que tiver mais. Se ninguém chegou e uma está em −200 ou menos, perde; se estão as duas, ganha a que caiu menos. Em caso de empate, outra mão.",
    ),
    title("A renúncia"),
    text(
      "Renunciar é não seguir o naipe tendo como. Decide-se ao abrir a mesa: se é impedida, a mesa não aceita essas cartas; se é permitida, cada um responde pelas suas.",
    ),
    picture("renege", "Saíram copas e havia uma na mão: isso é uma renúncia."),
    text(
      "Com a renúncia permitida, desde que todos apostaram até alguém pedir a mão seguinte, um jogador pode acusar um rival. A mesa revê carta por carta: se houve renúncia, a dupla acusada perde a partida; se não houve, perde a que acusou. Os robôs sempre seguem o naipe.",
    ),
    title("Abandonar e faltar"),
    text(
      "ABANDONAR entrega a partida. Fechar a página, não. Se a mesa espera uma pessoa há mais de 48 horas, a dupla contrária pode fechá-la e ganhar.",
    ),
    title("As cartas seladas"),
    text(
      "Antes de cada mão o site mostra um selo que o compromete, e o navegador de quem aperta o botão soma o próprio acaso. Fechada a mão, o registro traz tudo para refazer a distribuição: você a vê na mão aberta, com o botão VERIFICAR.",
    ),
  ],
};

const advice: PageText = {
  lead: "O que se aprende depois de perder algumas mãos.",
  blocks: [
    title("Conte o seguro"),
    text(
      "Some os ases, os reis acompanhados e as espadas altas. O resto é esperança: ficar aquém custa dez pontos por vaza prometida.",
    ),
    picture("sure", "Ás e rei de espadas, ás de copas, rei de ouros com escolta: quatro."),
    title("Escute antes de falar"),
    text(
      "O contrato é dos dois. Se sua dupla já pediu muito, suas cartas altas podem ser as mesmas vazas contadas duas vezes.",
    ),
    title("Os naipes curtos valem"),
    text(
      "Com uma ou duas cartas de um naipe você logo fica sem ele, e aí cada espada pequena pode virar vaza.",
    ),
    title("Cumprido o contrato, afrouxe"),
    text(
      "A partir daí cada vaza é um ponto hoje e um saco para sempre. Solte cartas altas embaixo de outras mais altas.",
    ),
    picture("bags", "Nove sacos: mais um e lá se vão cem pontos."),
    title("O Nil"),
    text(
      "Peça-o com cartas baixas e poucas espadas, todas pequenas. Se foi sua dupla que pediu, jogue alto antes dela: seu trabalho é tirar as vazas de cima dela.",
    ),
    picture("nil", "Uma mão que sabe perder."),
    text("Se foi um rival, saia baixo nos naipes em que ele pareça não ter cartas pequenas."),
    title("Lembre-se do que saiu"),
    text(
      "A mesa não deixa rever as vazas da mão, a não ser a última. Conte ao menos as espadas: são treze.",
    ),
    title("Antes de acusar"),
    text(
      "Uma acusação decide a partida inteira. Espere ter certeza: alguém que mostrou não ter um naipe e depois o joga.",
    ),
  ],
};

const variants: PageText = {
  lead: "Espadas se joga de muitas maneiras. Estas não são as desta mesa.",
  blocks: [
    picture("queen", "A Dama de Espadas olha, mas aqui não cobra nada especial."),
    rows(
      ["Nil às cegas", "Ninguém aposta sem ter visto suas cartas."],
      ["Passar cartas", "Depois de um Nil, a dupla não troca nada."],
      [
        "Saída obrigatória",
        "A primeira vaza não exige o dois de paus: abre-se com o que quiser, menos espadas.",
      ],
      ["Espadas forçadas", "Quem não pode seguir não é obrigado a cortar."],
      ["Curingas", "Não há curingas nem dois que valham como trunfo."],
      ["Aposta mínima", "Nenhuma dupla é obrigada a chegar a uma soma."],
      ["Dez por duzentos", "Prometer dez ou mais se paga como todo o resto."],
      ["Sem sacos", "Os sacos sempre se contam, e cada dez custam cem."],
      ["Cada um por si", "Joga-se em duplas; não há mesa de três nem de dois."],
    ),
    text(
      "O que se escolhe: a meta, a dupla e se a renúncia é permitida ou impedida. O baralho muda só o que se vê.",
    ),
  ],
};

export const pages: Readonly<Record<Page, PageText>> = {
  "como-jugar": howToPlay,
  reglas: theRules,
  consejos: advice,
  variantes: variants,
};
