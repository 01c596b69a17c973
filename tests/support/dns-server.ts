import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

/** What a name holds: each record by its kind. */
export type Zone = Record<string, { A?: string[]; NS?: string[]; MX?: string[]; TXT?: string[] }>;

const kinds = { A: 1, NS: 2, MX: 15, TXT: 16 } as const;

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.alloc(1),
  ]);

const dataOf = {
  A: (text: string) => Buffer.from(text.split('.').map(Number)),
  NS: nameBytes,
  MX: (text: string) => Buffer.concat([Buffer.from([0, 10]), nameBytes(text)]),
  // In pieces of 255 signs, as a long key is.
  TXT: (text: string) =>
    Buffer.concat(
      (text.match(/.{1,255}/gs) ?? ['']).map((part) =>
        Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
      ),
    ),
};

function answer(question: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (; question[at]; at += 1 + (question[at] ?? 0))
    labels.push(question.toString('latin1', at + 1, at + 1 + (question[at] ?? 0)));
  const type = question.readUInt16BE(at + 1);
  const held = zone[labels.join('.').toLowerCase()];
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((each) => kinds[each] === type);
  const found = (kind && held?.[kind]) ?? [];
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  // An answer, with recursion; 3 is « no such name ».
  head.writeUInt16BE(held ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  const records = found.map((text) => {
    const data = dataOf[kind ?? 'A'](text);
    const fixed = Buffer.alloc(12);
    fixed.writeUInt16BE(0xc00c, 0);
    fixed.writeUInt16BE(type, 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt32BE(60, 6);
    fixed.writeUInt16BE(data.length, 10);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([head, question.subarray(12, at + 5), ...records]);
}

/** A name server for these names alone; a zone may change while it runs. */
export async function startDns(zone: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (question: Buffer, { port, address }: RemoteInfo) =>
    socket.send(answer(question, zone), port, address),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
