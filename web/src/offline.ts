/** Keeps the page in the browser, so that it opens offline. Without service workers it only needs the network. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register("./service-worker.js").catch(() => undefined);
  // Not before the page is there: its own files come first.
  if (document.readyState === "complete") void register();
  else addEventListener("load", register, { once: true });
}
