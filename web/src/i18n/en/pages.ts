import type { Page } from "../../router";
import { blocks, type PageText } from "../es/pages";

const { title, text, list, steps, rows, picture } = blocks;

const howToPlay: PageText = {
  lead: "From the invitation to the last trick, in five steps and a few keys.",
  blocks: [
    steps(
      "Open a table: you choose the target, what becomes of a renege, your deck and what you are called.",
      "Copy the link and send it any way you like. The first three people who come in and say their name sit down; whoever comes later is the audience. Too few? Bots take the empty chairs.",
      "With all four chairs taken, whoever opened the table names a partner and starts the game.",
      "Everybody bids once. Then thirteen tricks are played and the table does the count.",
      "When the count has been seen, any of the four goes on to the next deal.",
    ),
    picture("hand", "Cards edged in gold follow the rules; the others stay in the shade."),
    title("By touch"),
    list(
      "One tap lifts the card, another plays it. You can also drag it to the table.",
      "Drag it sideways and it changes its place in your hand. Your order is kept.",
      "To bid, tap a number or NIL and confirm with BID.",
    ),
    title("By keyboard"),
    rows(
      ["← →", "walk your hand and the buttons"],
      ["Enter", "lifts the card and, once more, plays it"],
      ["M", "sound"],
      ["F", "full screen"],
      ["P or Esc", "menu; the table does not wait"],
    ),
    title("No hurry"),
    text(
      "The table keeps itself. You can close the page in mid-trick, come back tomorrow from My tables and find it just so. With your private link you go on at another device, in the same chair.",
    ),
    title("Talking and watching"),
    text(
      "The players have a written chat. Whoever watches sees the table, the bids and the tricks, but no hand and no message.",
    ),
  ],
};

const theRules: PageText = {
  lead: "All that the table enforces, and nothing more.",
  blocks: [
    title("Who plays"),
    text(
      "Two pairs, partners facing each other. The turn always moves to the left, as the clock does. The pair that first reaches the target, 500 or 250, wins.",
    ),
    title("The cards"),
    text("A deck of 52, thirteen each. The ace rules its suit and the two closes the row."),
    picture("ranks", "From high to low, the same in all four suits."),
    text(
      "In the first deal of each game the dealer is whoever opened the table, and from there the deal passes to the left. Cards are given one at a time, beginning at the dealer’s left.",
    ),
    title("The bid"),
    text(
      "The dealer’s left speaks first. Each says once, for all to hear, how many tricks they will take: 1 to 13, or Nil, which promises none.",
    ),
    text(
      "The bids of a pair add up to its contract. A Nil adds nothing: it is won or lost by itself.",
    ),
    picture("contract", "Four and three: between them they owe seven tricks."),
    title("The trick"),
    text(
      "The first is led by the dealer’s left, the others by whoever took the one before. Suit must be followed: while you hold the suit that was led, a card of it goes.",
    ),
    picture("follow", "Diamonds were led: with one in hand, that is what is played."),
    text(
      "With none left, any card will do. Where no spade lies, the highest card of the led suit takes the trick.",
    ),
    picture("plain", "Clubs were led. The king of diamonds did not follow and does not win."),
    title("The spades"),
    text("They are trump: a spade beats any other card, and among spades the higher one wins."),
    picture("trump", "The two of spades takes the ace."),
    text(
      "No trick is led with spades until they are broken, and they break as soon as somebody plays one. The exception: with nothing else in hand, you may lead them.",
    ),
    title("The count"),
    rows(
      ["Contract made", "+10 a trick bid"],
      ["Contract missed", "−10 a trick bid"],
      ["Each trick over", "+1, and a bag"],
      ["Nil kept", "+100"],
      ["Nil broken", "−100; those tricks do not help the contract: they are bags"],
      ["Every ten bags", "−100, and those over ten stay"],
    ),
    text("Where both bid Nil there is no contract: each Nil is counted alone."),
    title("The end"),
    text(
      "The table looks at the score as each deal closes. With a pair at the target or beyond, the higher score wins. Where nobody got there and one pair is at −200 or less, it loses; where both are, the one that fell less wins. Level: another deal.",
    ),
    title("The renege"),
    text(
      "To renege is not to follow suit while one could. It is decided when the table is opened: prevented, the table refuses such cards; allowed, all answer for their own.",
    ),
    picture("renege", "Hearts were led and there was one in hand: that is a renege."),
    text(
      "With reneging allowed, from the last bid until somebody asks for the next deal, a player may accuse a rival. The table goes through it card by card: if there was a renege, the accused pair loses the game; if there was none, the accusing pair does. Bots always follow suit.",
    ),
    title("Resigning and staying away"),
    text(
      "RESIGN gives the game away. Closing the page does not. When the table has waited more than 48 hours for a person, the other pair may close it and win.",
    ),
    title("The sealed deal"),
    text(
      "Before each deal the site shows a seal that binds it, and the browser of whoever presses the button adds chance of its own. Once the deal is closed, its record holds all it takes to do the shuffle again: see it in the open deal, behind VERIFY.",
    ),
  ],
};

const advice: PageText = {
  lead: "What one learns after losing a few deals.",
  blocks: [
    title("Count what is sure"),
    text(
      "Add up the aces, the kings that have company and the high spades. The rest is hope: falling short costs ten points for each trick promised.",
    ),
    picture("sure", "Ace and king of spades, ace of hearts, a guarded king of diamonds: four."),
    title("Listen before you speak"),
    text(
      "The contract belongs to both. If your partner has already asked for much, your high cards may be the same tricks counted twice.",
    ),
    title("Short suits are worth something"),
    text(
      "With one or two cards of a suit you will soon be out of it, and then every small spade may become a trick.",
    ),
    title("Once the contract is made, ease off"),
    text(
      "From there on a trick is a point today and a bag for good. Let high cards go under higher ones.",
    ),
    picture("bags", "Nine bags: one more and a hundred points are gone."),
    title("The Nil"),
    text(
      "Ask for it with low cards and few spades, all of them small. If your partner asked for it, play high before them: your work is to take the tricks off their hands.",
    ),
    picture("nil", "A hand that knows how to lose."),
    text("If a rival asked for it, lead low in the suits where they seem to lack small cards."),
    title("Remember what has gone"),
    text(
      "The table shows no trick of the deal again but the last one. Keep count of the spades at least: they are thirteen.",
    ),
    title("Before you accuse"),
    text(
      "An accusation decides the whole game. Wait until you are sure: somebody showed no card of a suit and plays one later.",
    ),
  ],
};

const variants: PageText = {
  lead: "Spades is played in many ways. These are not the ways of this table.",
  blocks: [
    picture("queen", "The Queen of Spades watches, but charges nothing special here."),
    rows(
      ["Blind nil", "Nobody bids without having seen their cards."],
      ["Passing cards", "After a Nil the partners exchange nothing."],
      [
        "A forced lead",
        "The first trick does not ask for the two of clubs: lead what you like, spades apart.",
      ],
      ["Forced spades", "Whoever cannot follow need not trump."],
      ["Jokers", "There are no jokers, and no twos that count as trumps."],
      ["A least bid", "No pair has to reach any sum."],
      ["Ten for two hundred", "Promising ten or more pays like anything else."],
      ["No bags", "Bags are always counted, and every ten cost a hundred."],
      ["Everyone alone", "It is played in pairs; there is no table for three or two."],
    ),
    text(
      "What is chosen: the target, the partner, and whether reneging is allowed or prevented. The deck changes only what one sees.",
    ),
  ],
};

export const pages: Readonly<Record<Page, PageText>> = {
  "como-jugar": howToPlay,
  reglas: theRules,
  consejos: advice,
  variantes: variants,
};
