import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database that can be cut, mended, and made to hang. */
export async function openWay(databaseUrl: string) {
  const there = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const open = (): Server =>
    createServer((socket) => {
      const database = connect(Number(there.port), there.hostname);
      for (const [one, other] of [
        [socket, database],
        [database, socket],
      ] as const) {
        sockets.add(one);
        one.pipe(other);
        if (isHeld) one.pause();
        one.on('error', () => other.destroy());
        one.on('close', () => sockets.delete(one));
      }
    });
  let server = open().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const { port } = address;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    /** Closes every connection and refuses new ones. */
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server = open().listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    /** Accepts connections but passes nothing on. */
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    /** Drops what comes on the connections there are, and says nothing to either end. New ones work. */
    forget() {
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('error').on('error', () => {});
        // what still comes is read and thrown away
        socket.resume();
      }
    },
    release() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
