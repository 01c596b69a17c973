import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum, body] = [
    Buffer.alloc(4),
    Buffer.alloc(4),
    Buffer.concat([Buffer.from(type), data]),
  ];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const distance = (a: number, b: number) =>
  [0, 8, 16].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);

/**
 * The 256 colours that the picture has most of, and for each of its colours the nearest of them.
 */
function palette(colours: Uint32Array): { entries: number[]; rank: Map<number, number> } {
  const count = new Map<number, number>();
  for (const colour of colours) count.set(colour, (count.get(colour) ?? 0) + 1);
  const byCount = [...count].sort(([a, x], [b, y]) => y - x || a - b).map(([colour]) => colour);
  const entries = byCount.slice(0, 256);
  const nearest = (colour: number) =>
    entries.reduce(
      (best, entry, index) =>
        distance(entry, colour) < distance(entries[best] ?? 0, colour) ? index : best,
      0,
    );
  return {
    entries,
    rank: new Map(byCount.map((colour, index) => [colour, index < 256 ? index : nearest(colour)])),
  };
}

/**
 * An opaque picture as a PNG of 256 colours: few flat colours and the edges of letters lose
 * nothing, and weigh a third.
 */
export function smallPng(pixels: Buffer, width: number, height: number): Buffer {
  const colours = new Uint32Array(width * height);
  for (let index = 0; index < colours.length; index += 1)
    colours[index] = pixels.readUIntBE(index * 4, 3);
  const { entries, rank } = palette(colours);
  const rows = Buffer.alloc((width + 1) * height);
  for (let index = 0; index < colours.length; index += 1)
    rows[index + Math.floor(index / width) + 1] = rank.get(colours[index] ?? 0) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const colourBytes = Buffer.from(
    entries.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colourBytes),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
