/** In a link: names one request to one who may withdraw it. Nobody makes one without our key. */
export async function withdrawalToken(number: string, hash: (text: string) => Promise<string>): Promise<string> {
  return `${number}.${await hash(`withdrawal ${number}`)}`;
}
