import { effect } from "@preact/signals";
import { render } from "preact";
import "stones-dice/board";
import { App } from "./app";
import { match, run, wasUnreadable } from "./match/current";
import { fromHash, LINK_PREFIX } from "./match/share";
import { notify } from "./notices";
import { workOffline } from "./offline";
import { followMatch } from "./screens/announcer";
import { openDroppedFiles } from "./screens/play/dropped-files";
import { openRecord } from "./screens/play/share-dialog";
import { watchFirstMove } from "./screens/play/welcome";
import { chosenLanguage, keepSettings, settings } from "./settings";
import { storageFailed } from "./storage";
import "./styles/index.css";
import { language, text, useLanguage } from "./texts/texts";

await useLanguage(chosenLanguage()).catch(() => useLanguage("en"));
render(<App />, document.getElementById("app")!);
run(() => notify(text("web-no-computer")));
followMatch();
watchFirstMove();
keepSettings();
openDroppedFiles();
workOffline();

effect(() => {
  useLanguage(chosenLanguage()).catch(() => notify(text("web-no-language")));
});
effect(() => {
  document.documentElement.lang = language();
});
effect(() => {
  document.documentElement.dataset["theme"] = settings.value.theme;
});
effect(() => {
  document.title = match.value.kind.name();
});
effect(() => {
  if (storageFailed.value) notify(text("web-storage-failed"));
});

if (wasUnreadable) notify(text("web-unreadable-match"));
addEventListener("hashchange", () => void openLink());
await openLink();

/** Opens the game of a link, and takes it out of the address, so that a reload goes on with the match. */
async function openLink(): Promise<void> {
  const { hash } = location;
  if (!hash.startsWith(LINK_PREFIX)) return;
  history.replaceState(null, "", "#play");
  dispatchEvent(new HashChangeEvent("hashchange"));
  try {
    openRecord(await fromHash(hash));
  } catch {
    notify(text("web-broken-link"));
  }
}
