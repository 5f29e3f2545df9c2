import { once } from 'node:events';
import { connect } from 'node:net';

export type Console = {
  /** What has been said so far: errors and warnings, a line each, with the address that they are about. */
  said: string[];
  /** Waits until everything has arrived that the page has said up to now. */
  heard: () => Promise<void>;
  close: () => void;
};

type Message = {
  id?: number;
  method?: string;
  params?: {
    message?: {
      level: string;
      /** The first of what was said; the others are among the parameters. */
      text: string;
      parameters?: { value?: unknown; description?: string }[];
      url?: string;
    };
    targetInfo?: { targetId: string };
    newTargetId?: string;
  };
};

/**
 * Listens to the console of a WebKit that is driven by WebDriver, which itself cannot ask for it: as its remote inspector
 * would, at the address in `WEBKIT_INSPECTOR_SERVER`. Once WebDriver has begun, the browser tells nobody else of
 * its pages, so this has to come before; then it hears every page of the window.
 *
 * A message is its length (four bytes), the order of bytes in numbers (one byte: the smallest first), its name and a zero,
 * and what it carries: numbers of eight bytes, then a text and a zero, as GLib's `GVariant` packs them.
 */
export async function listenToConsole(port: number): Promise<Console> {
  const socket = connect(port, '127.0.0.1');
  const said: string[] = [];
  const waiting = new Map<number, () => void>();
  let sent = 0;
  let page = '';
  /** The connection and the target of the browser's one window. */
  let window: Buffer | undefined;
  let begun = () => {};
  const found = new Promise<void>((resolve) => {
    begun = resolve;
  });

  function send(name: string, carried: Buffer) {
    const body = Buffer.concat([Buffer.from(`${name}\0`), carried]);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(body.length);
    head[4] = 1;
    socket.write(Buffer.concat([head, body]));
  }

  /** Sends a command to the page that is shown, or is about to be. */
  function command(targetId: string, method: string): number {
    const id = ++sent;
    const message = JSON.stringify({ id, method });
    const params = { targetId, message };
    const outer = JSON.stringify({ id: ++sent, method: 'Target.sendMessageToTarget', params });
    if (window) send('SendMessageToBackend', Buffer.concat([window, Buffer.from(`${outer}\0`)]));
    return id;
  }

  function takeIn(name: string, carried: Buffer) {
    if (name === 'SetTargetList' && !window && carried.toString('latin1').includes('WebPage')) {
      // The connection's number, then a list of one, which begins with the target's.
      window = Buffer.from(carried.subarray(0, 16));
      send('Setup', window);
    } else if (name === 'SendMessageToFrontend') {
      read(JSON.parse(carried.toString('utf8', 16, carried.length - 1)));
    }
  }

  function read({ id, method, params = {} }: Message) {
    if (id) waiting.get(id)?.();
    if (method === 'Target.targetCreated' && params.targetInfo) {
      page ||= params.targetInfo.targetId;
      command(params.targetInfo.targetId, 'Console.enable');
      begun();
    } else if (method === 'Target.didCommitProvisionalTarget' && params.newTargetId) {
      page = params.newTargetId;
    } else if (method === 'Target.dispatchMessageFromTarget') {
      read(JSON.parse(String(params.message)));
    } else if (method === 'Console.messageAdded' && params.message) {
      const { level, text, parameters, url } = params.message;
      const words = parameters?.map(({ value, description }) => value ?? description).join(' ');
      if (['error', 'warning'].includes(level)) said.push(`${(words ?? text).trim()} (${url})`);
    }
  }

  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (piece) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length > 5 && rest.length >= 5 + rest.readUInt32BE()) {
      const body = rest.subarray(5, 5 + rest.readUInt32BE());
      rest = rest.subarray(5 + body.length);
      const end = body.indexOf(0);
      takeIn(body.toString('latin1', 0, end), body.subarray(end + 1));
    }
  });
  await once(socket, 'connect');
  send('SetupInspectorClient', Buffer.from('\0'));
  await found;

  return {
    said,
    // Messages keep their order: what was said before has arrived with the answer to any command.
    heard: () =>
      new Promise((resolve) => {
        waiting.set(command(page, 'Console.getLoggingChannels'), resolve);
      }),
    close: () => socket.destroy(),
  };
}
