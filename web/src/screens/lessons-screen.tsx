import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Board } from "../components/board";
import { Die } from "../components/die";
import { KINDS, type GameId } from "../games";
import { hintArrows, lessonsOf, passOf, positionAfter, rulesOf, turnOf, type Lesson } from "../games/teaching";
import { announce } from "../notices";
import { LEVELS } from "../match/players";
import { addressOf, go } from "../route";
import { playSound } from "../sound";
import { keep, load } from "../storage";
import { dataText, text } from "../texts/texts";
import { GameTabs } from "./game-tabs";
import { lessonText } from "./lesson-texts";
import { beginMatch } from "./play/begin";

/** The ids of the lessons that were solved. */
const solvedLessons = signal(readSolved());

/** One lesson: a task at the board. */
export function LessonsScreen({ game, lesson: number }: { game: GameId; lesson: number }) {
  const lessons = lessonsOf(game);
  const index = Math.min(number, lessons.length - 1);
  const lesson = lessons[index]!;
  return (
    <main class="page" id="main">
      <GameTabs game={game} screen="lessons" />
      <LessonAtBoard key={lesson.id} game={game} lesson={lesson} index={index} />
    </main>
  );
}

/** What was said last about the learner's move. */
type Answer = { solved: boolean; words: string } | null;

function LessonAtBoard({ game, lesson, index }: { game: GameId; lesson: Lesson; index: number }) {
  const [answer, setAnswer] = useState<Answer>(null);
  const [position, setPosition] = useState(lesson.position);
  const [isHinted, setIsHinted] = useState(false);
  const kind = KINDS[game];
  const lessons = lessonsOf(game);
  const { turn, rolled } = turnOf(kind, lesson);
  const pass = passOf(kind, lesson);
  const isSolved = answer?.solved ?? false;

  /** Whether the move is the one that is asked for; another one is undone. */
  const judge = (move: string): boolean => {
    const solved = lesson.solutions.includes(move);
    const words = reply(lesson, move);
    if (solved) {
      remember(lesson.id);
      setPosition(positionAfter(kind, lesson, move));
    }
    playSound(solved ? "move" : "refuse");
    announce(words);
    setAnswer({ solved, words });
    return solved;
  };

  return (
    <div class="lesson">
      <div class="lesson-words">
        <h1>{text("tutorial-lesson", { number: index + 1, lessons: lessons.length, title: dataText(lesson.id) })}</h1>
        <p>{lessonText(lesson, "task")}</p>
        <p class={`answer ${isSolved ? "solved" : ""}`} data-testid="answer">
          {answer?.words}
        </p>
        <LessonButtons
          game={game}
          index={index}
          isSolved={isSolved}
          onHint={() => {
            setAnswer({ solved: false, words: lessonText(lesson, "hint") });
            setIsHinted(true);
          }}
          onPass={pass === null ? null : () => judge(pass)}
        />
        <Progress game={game} index={index} />
      </div>
      <div class="lesson-board">
        <Board
          kind={kind}
          position={position}
          rules={rulesOf(lesson)}
          orientation={turn}
          movable={isSolved ? "none" : turn}
          moves="all"
          arrows={isHinted && !isSolved ? hintArrows(kind, lesson) : []}
          onMove={judge}
          onRefuse={({ reason, origin, target }) => {
            const words = text("web-refused", { reason: kind.refusal(reason, origin, target) });
            announce(words);
            setAnswer({ solved: false, words });
          }}
        />
        {rolled !== null && (
          <div class="lesson-die">
            <Die number={rolled} rolls={0} />
            <span class="visually-hidden">{text("web-rolled", { number: rolled })}</span>
          </div>
        )}
      </div>
    </div>
  );
}

interface ButtonsProps {
  game: GameId;
  index: number;
  isSolved: boolean;
  onHint(): void;
  /** `null` if a pass is not the solution. */
  onPass: (() => void) | null;
}

/** The hint, the pass, and the way to the lessons before and after. */
function LessonButtons({ game, index, isSolved, onHint, onPass }: ButtonsProps) {
  return (
    <div class="buttons">
      {index > 0 && (
        <a class="quiet" href={addressOf({ screen: "lessons", game, lesson: index - 1 })}>
          {text("web-previous")}
        </a>
      )}
      {!isSolved && (
        <button type="button" class="quiet" data-testid="lesson-hint" onClick={onHint}>
          {text("web-hint")}
        </button>
      )}
      {onPass && !isSolved && (
        <button type="button" class="quiet" data-testid="lesson-pass" onClick={onPass}>
          {text("web-pass")}
        </button>
      )}
      {index + 1 < lessonsOf(game).length ? (
        <a
          class={isSolved ? "primary" : "quiet"}
          data-testid="lesson-next"
          href={addressOf({ screen: "lessons", game, lesson: index + 1 })}
        >
          {isSolved ? text("web-next") : text("web-skip")}
        </a>
      ) : (
        <button type="button" class={isSolved ? "primary" : "quiet"} data-testid="lesson-play" onClick={() => playFirst(game)}>
          {text("web-play")}
        </button>
      )}
    </div>
  );
}

/** Begins a game with what was learned, against the computer at its lowest level. */
function playFirst(game: GameId): void {
  beginMatch(game, KINDS[game].boards[0]!, {}, { white: "human", black: LEVELS[0] });
  go({ screen: "play" });
}

function reply(lesson: Lesson, move: string): string {
  if (lesson.solutions.includes(move)) return lessonText(lesson, "done");
  const answer = lesson.answers?.[move];
  if (answer !== undefined) return dataText(`${lesson.id}.${answer}`);
  return text("tutorial-misses", { played: move, hint: lessonText(lesson, "hint") });
}

/** All lessons, and which of them are solved. */
function Progress({ game, index }: { game: GameId; index: number }) {
  const solved = solvedLessons.value;
  const lessons = lessonsOf(game);
  const count = lessons.filter(({ id }) => solved.includes(id)).length;
  return (
    <nav class="lesson-progress" aria-label={text("tutorial-solved", { solved: count, lessons: lessons.length })}>
      {lessons.map(({ id }, i) => (
        <a
          key={id}
          class={solved.includes(id) ? "solved" : ""}
          href={addressOf({ screen: "lessons", game, lesson: i })}
          aria-current={i === index ? "step" : undefined}
          aria-label={`${i + 1}: ${dataText(id)}`}
        >
          {i + 1}
        </a>
      ))}
    </nav>
  );
}

function readSolved(): string[] {
  const stored = load("lessons");
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
}

function remember(id: string): void {
  solvedLessons.value = [...new Set([...readSolved(), ...solvedLessons.value, id])];
  keep("lessons", solvedLessons.value);
}
