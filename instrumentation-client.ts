// Next runs this before React takes the page over.

window.addEventListener('error', silenceFailedScript, true);
makeOneSlash();
startInTwoTasks();

/**
 * Keeps webpack from hearing that a script of the document has failed. React then goes on waiting, and the
 * page stays as the host served it: it can be read, and its links lead on. If React knew, it would show the
 * error screen. Scripts that webpack itself loads carry a mark, and their errors are let through.
 */
function silenceFailedScript(event: ErrorEvent) {
  if (event.target instanceof HTMLScriptElement && !event.target.dataset.webpack)
    event.stopImmediatePropagation();
}

/** The router would take the path `//there` for another host's address, and break. */
function makeOneSlash() {
  const { pathname, search, hash } = window.location;
  if (pathname.startsWith('//'))
    window.history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
}

/**
 * Lets a tap or a scroll through between compiling the shared file and running React out of it, which
 * on a slow phone are two long waits in a row. Before it starts, Next waits for the promise to which the list of scripts that
 * go first is reduced; here the list stands for a task of the browser.
 */
function startInTwoTasks() {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  Object.assign(window, { __next_s: { length: 1, reduce: nextTask } });
}
