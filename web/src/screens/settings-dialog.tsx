import { Choice, Switch } from "../components/choice";
import { Dialog } from "../components/dialog";
import { change, SHOWN_MOVES, settings, THEMES, type Settings } from "../settings";
import { LANGUAGES, type Language } from "../texts/language";
import { text } from "../texts/texts";

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { language, theme, moves, coordinates, sound, rollsItself, playsOnlyMove, turnsBoard } = settings.value;
  return (
    <Dialog title={text("web-settings")} onClose={onClose}>
      <label class="select">
        <span>{text("web-language")}</span>
        <select
          value={language}
          data-testid="language"
          onChange={(event) => change({ language: event.currentTarget.value as Settings["language"] })}
        >
          <option value="auto">{text("web-language-auto")}</option>
          {(Object.keys(LANGUAGES) as Language[]).map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {LANGUAGES[tag]}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={text("web-theme")}
        values={THEMES}
        value={theme}
        labelOf={themeName}
        onChange={(chosen) => change({ theme: chosen })}
      />
      <Choice
        label={text("web-shown-moves")}
        values={SHOWN_MOVES}
        value={moves}
        labelOf={shownMovesName}
        onChange={(chosen) => change({ moves: chosen })}
      />
      <Switch label={text("web-coordinates")} value={coordinates} onChange={(on) => change({ coordinates: on })} />
      <Switch label={text("web-sound")} value={sound} onChange={(on) => change({ sound: on })} />
      <Switch label={text("web-rolls-itself")} value={rollsItself} onChange={(on) => change({ rollsItself: on })} />
      <Switch label={text("web-plays-only-move")} value={playsOnlyMove} onChange={(on) => change({ playsOnlyMove: on })} />
      <Switch label={text("web-turns-board")} value={turnsBoard} onChange={(on) => change({ turnsBoard: on })} />
    </Dialog>
  );
}

function themeName(theme: Settings["theme"]): string {
  switch (theme) {
    case "auto":
      return text("web-theme-auto");
    case "light":
      return text("web-theme-light");
    case "dark":
      return text("web-theme-dark");
    case "contrast":
      return text("web-theme-contrast");
  }
}

function shownMovesName(moves: Settings["moves"]): string {
  switch (moves) {
    case "auto":
      return text("web-shown-auto");
    case "selected":
      return text("web-shown-selected");
    case "all":
      return text("web-shown-all");
    case "none":
      return text("web-shown-none");
  }
}
