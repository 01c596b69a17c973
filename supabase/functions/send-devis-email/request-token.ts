import { isSame } from './bearer.ts';

type Purpose = 'withdrawal' | 'taking on';
type Hash = (text: string) => Promise<string>;

/**
 * In a link: names one request to one who may do this with it, and nothing else. Nobody makes one
 * without our key.
 */
export const requestToken = async (purpose: Purpose, number: string, hash: Hash) =>
  `${number}.${await hash(`${purpose} ${number}`)}`;

/** The request that such a link names. */
export async function requestNamed(
  purpose: Purpose,
  token: unknown,
  hash: Hash,
): Promise<string | undefined> {
  const [number = ''] = String(token).split('.');
  return (await isSame(String(token), await requestToken(purpose, number, hash)))
    ? number
    : undefined;
}
