import { act, cleanup, fireEvent, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { remember } from "../../src/my_tables";
import Lobby from "../../src/screens/Lobby";
import { bot, FREE, lobbyView, person, showAt, siteAnswers } from "../fakes/screen";
import { nothingAllowed, SECRET, TABLE } from "../fakes/table";

const ANA = person("p0", "Ana");
const BETO = person("p1", "Beto");
const HOST = nothingAllowed({ add_bots: true, leave: true });

const alone = lobbyView({ allowed: HOST });
const full = lobbyView({
  phase: "pairing",
  seats: [ANA, BETO, bot("b1"), bot("b2")],
  allowed: nothingAllowed({ leave: true, free: [1, 2, 3], partners: ["p1", "b1", "b2"] }),
});

beforeEach(() => {
  localStorage.clear();
  siteAnswers({ "/chat": { messages: [], before: null } });
});
afterEach(cleanup);

const disabled = (testid: string): boolean =>
  (screen.getByTestId(testid) as HTMLButtonElement).disabled;
const line = (seat: number): string => screen.getByTestId(`seat-${seat}`).textContent ?? "";

describe("the invitation", () => {
  test("the link carries the table and no secret", async () => {
    const written: string[] = [];
    vi.stubGlobal("navigator", {
      clipboard: { writeText: async (text: string) => void written.push(text) },
    });
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    showAt(<Lobby />, alone);
    fireEvent.click(screen.getByTestId("copy-link"));
    expect(await screen.findByText("COPIADO")).toBeTruthy();
    expect(written).toEqual([`${location.origin}/mesa/${TABLE}`]);
    expect(screen.getByTestId("invite-link").getAttribute("data-url")).toBe(written[0]);
  });

  test("the private link is copied whole", async () => {
    const written: string[] = [];
    vi.stubGlobal("navigator", {
      clipboard: { writeText: async (text: string) => void written.push(text) },
    });
    remember({ table: TABLE, secret: SECRET, name: "Ana" });
    showAt(<Lobby />, alone);
    fireEvent.click(screen.getByTestId("private-link"));
    expect(await screen.findByText("Enlace privado copiado")).toBeTruthy();
    expect(written).toEqual([`${location.origin}/mesa/${TABLE}#s=${SECRET}`]);
  });

  test("the share sheet is offered where there is one", () => {
    showAt(<Lobby />, alone);
    expect(screen.queryByText("COMPARTIR")).toBeNull();
    cleanup();
    vi.stubGlobal("navigator", { share: async () => undefined });
    showAt(<Lobby />, alone);
    expect(screen.getByText("COMPARTIR")).toBeTruthy();
  });

  test("the code of the link comes by itself", async () => {
    showAt(<Lobby />, alone);
    expect(await screen.findByTestId("qr")).toBeTruthy();
  });
});

describe("the chairs", () => {
  test("they fill while one watches", () => {
    const { becomes } = showAt(<Lobby />, alone);
    expect(screen.getByText("Faltan tres personas")).toBeTruthy();
    becomes({ ...alone, seats: [ANA, BETO, FREE, FREE] });
    expect(line(1)).toContain("Beto");
    expect(screen.getByText("Faltan dos personas")).toBeTruthy();
  });

  test("who leaves by themselves is asked for no more, nor is who comes after", () => {
    const three = { ...alone, seats: [ANA, BETO, FREE, FREE] as const };
    const host = { ...three, allowed: nothingAllowed({ leave: true, free: [1] }) };
    const { becomes } = showAt(<Lobby />, host);
    fireEvent.click(screen.getByTestId("free-1"));
    expect(screen.getByText("¿Dejar libre la silla de Beto?")).toBeTruthy();
    becomes({ ...alone, allowed: HOST });
    becomes({ ...host, seats: [ANA, person("p2", "Carla"), FREE, FREE] });
    expect(screen.queryByText(/Dejar libre la silla de Carla\?/)).toBeNull();
  });

  test("a partner is chosen without the focus going to somebody else", () => {
    const { becomes } = showAt(<Lobby />, full);
    const robot = screen.getByTestId("partner-b2");
    robot.focus();
    const [ana, beto, one, two] = full.seats;
    becomes({ ...full, partner: "b2", seats: [ana, beto, two, one] });
    expect(document.activeElement?.getAttribute("data-testid")).toBe("partner-b2");
  });

  test("with all chairs taken the host is told what is missing", () => {
    const { becomes } = showAt(<Lobby />, full);
    expect(screen.getByText("Antes elige quién juega contigo.")).toBeTruthy();
    becomes({ ...full, partner: "p1" });
    expect(screen.queryByText("Antes elige quién juega contigo.")).toBeNull();
  });

  test("the host fills them with bots, all or one", () => {
    const { asked, becomes } = showAt(<Lobby />, alone);
    fireEvent.click(screen.getByTestId("bot-2"));
    becomes({ ...alone, seats: [ANA, FREE, bot("b1"), FREE] });
    act(() => undefined);
    expect(asked("add_bots").map(({ seat }) => seat)).toEqual([2]);
  });

  test("filling with bots asks for all free chairs", () => {
    const { asked } = showAt(<Lobby />, alone);
    fireEvent.click(screen.getByTestId("fill-bots"));
    expect(asked("add_bots").map(({ seat }) => seat)).toEqual([null]);
  });

  test("a person is asked about before losing a chair, a bot is not", () => {
    const { asked } = showAt(<Lobby />, full);
    fireEvent.click(screen.getByTestId("free-1"));
    expect(asked("free_seat")).toEqual([]);
    fireEvent.click(screen.getByText("DEJAR LIBRE"));
    expect(asked("free_seat").map(({ seat }) => seat)).toEqual([1]);
  });

  test("a bot's chair is freed at once", () => {
    const { asked } = showAt(<Lobby />, full);
    fireEvent.click(screen.getByTestId("free-2"));
    expect(asked("free_seat").map(({ seat }) => seat)).toEqual([2]);
  });
});

describe("the pairs", () => {
  test("the host chooses a partner among those seated", () => {
    const { asked } = showAt(<Lobby />, full);
    fireEvent.click(screen.getByTestId("partner-p1"));
    expect(asked("partner").map(({ partner }) => partner)).toEqual(["p1"]);
  });

  test("the chosen one is marked", () => {
    const { becomes } = showAt(<Lobby />, full);
    becomes({ ...full, partner: "p1", seats: [ANA, bot("b1"), BETO, bot("b2")] });
    expect(screen.getByTestId("partner-p1").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("Tú y Beto, contra Robot 1 y Robot 2.")).toBeTruthy();
  });

  test("the game starts only once the table allows it", () => {
    const { becomes, asked } = showAt(<Lobby />, full);
    expect(disabled("start")).toBe(true);
    becomes({ ...full, partner: "p1", allowed: { ...full.allowed, start: true } });
    expect(disabled("start")).toBe(false);
    fireEvent.click(screen.getByTestId("start"));
    expect(asked("start")).toHaveLength(1);
  });
});

describe("somebody who is not the host", () => {
  const guest = { ...full, you: "p1", seat: 1 as const, allowed: nothingAllowed({ leave: true }) };

  test("they wait for the host and decide nothing", () => {
    showAt(<Lobby />, guest);
    expect(screen.getByText("Ana elige pareja y da la salida.")).toBeTruthy();
    expect(screen.queryByTestId("start")).toBeNull();
    expect(screen.queryByTestId("fill-bots")).toBeNull();
    expect(screen.queryByTestId("partner-p1")).toBeNull();
  });

  test("they can give up their chair", () => {
    const { asked } = showAt(<Lobby />, guest);
    fireEvent.click(screen.getByTestId("leave"));
    expect(asked("leave")).toEqual([]);
    fireEvent.click(
      within(screen.getByRole("dialog", { name: "¿Dejar tu silla?" })).getByText("DEJAR MI SILLA"),
    );
    expect(asked("leave")).toHaveLength(1);
  });
});
