// What is wrong with a file that machines read; nothing, if it is as it should be.

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const when = (wrong: boolean, problem: string) => (wrong ? [problem] : []);
const plain = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** A twin is written out, in Markdown, with addresses that hold elsewhere. */
export function twinProblems(twin: string, page: string, address: string): string[] {
  const titles = all(page, /class="heading-link"[^>]*>([^<]*)/g).map(plain);
  return [
    ...when(!twin.includes(`adresse: "${address}"`), 'its address is not its page’s'),
    ...when(twin.match(/^# /gm)?.length !== 1, 'one title expected'),
    ...when(/<(?!https?:|\S+@)[a-z/!]/i.test(twin), 'HTML is left'),
    ...when(/\]\([/#]/.test(twin), 'an address holds only on the site'),
    ...when(/\bundefined\b|==/.test(twin), 'something is not written out'),
    ...titles.filter((title) => !twin.includes(title)).map((title) => `without its heading: ${title}`),
  ];
}

export function llmsProblems(file: string, site: string, twins: string[]): string[] {
  const listed = all(file, /\]\(([^)]*)\)/g).map((address) => address.replace(site, ''));
  return [
    ...when(!/^# \S/.test(file), 'a title first'),
    ...twins.filter((twin) => !listed.includes(twin)).map((twin) => `without ${twin}`),
    ...listed.filter((twin) => !twins.includes(twin)).map((twin) => `leads to ${twin}, which is none`),
  ];
}

export const robotsProblems = (file: string, site: string): string[] => [
  ...when(!/^User-agent: \*\nAllow: \/$/m.test(file), 'not everybody may read everything'),
  ...when(/^Disallow: \S/m.test(file), 'something is forbidden'),
  ...when(!file.includes(`\nSitemap: ${site}/sitemap.xml\n`), 'no sitemap'),
];

/** RFC 9116: where to write, and until when. */
export const securityProblems = (file: string, now: number): string[] => [
  ...when(all(file, /^Contact: mailto:(.+@.+)$/gm).length !== 1, 'nobody to write to'),
  ...when(!(Date.parse(all(file, /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/gm)[0] ?? '') > now), 'expired, or without end'),
];

export function manifestProblems(file: string, exists: (address: string) => boolean): string[] {
  const { name, start_url, icons = [] } = JSON.parse(file) as { name?: string; start_url?: string; icons?: { src: string }[] };
  return [
    ...when(!name, 'no name'),
    ...when(start_url !== '/', 'does not start at the home page'),
    ...when(icons.length < 2, 'without icons'),
    ...icons.filter(({ src }) => src.startsWith('/') && !exists(src)).map(({ src }) => `no icon at ${src}`),
  ];
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** A picture for social networks: 1200 by 630, light enough for a phone. */
export const pictureProblems = (picture: Buffer): string[] => {
  if (!picture.subarray(0, 4).equals(png)) return ['not a PNG'];
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  return [
    ...when(width !== 1200 || height !== 630, `${width} × ${height}`),
    ...when(picture.length > 60_000, `${picture.length} bytes`),
  ];
};
