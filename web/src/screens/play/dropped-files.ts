import { go } from "../../route";
import { openFile } from "./share-dialog";
import { dialog } from "./view";

/** Opens a file that is dropped on the page; the browser would leave the page for it. */
export function openDroppedFiles(): void {
  addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener("drop", async (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (!file || !(await openFile(file))) return;
    dialog.value = null;
    go({ screen: "play" });
  });
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
