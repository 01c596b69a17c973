import type { Trial } from './trial.ts';

/** Of all that is acknowledged in an hour, whoever asks: supabase/migrations says so. */
const acknowledgedAnHour = 20;

/** What arrived, by request: a mail whose taking was not noted in time is sent again, as the same one, by its Message-ID. */
export function arrivedIn({ mail, tool }: Pick<Trial, 'mail' | 'tool'>) {
  const sent = mail.mails.map(({ messageId }) => /^<(?:([A-Z]+)-)?(\d{6}-\w{6})[@-]/.exec(messageId ?? '') ?? []);
  const of = (kind?: string) => new Set(sent.filter(([, word]) => word === kind).map(([, , number = '']) => number));
  return {
    mails: sent.length,
    broker: of(),
    acknowledged: of('ACCUSE'),
    unreachable: of('RETOUR'),
    tool: new Set(tool.numbers()),
  };
}

/** What is wrong where these numbers were answered: each is one mail to the broker and one call of his tool, and there is no other. */
export function missing(trial: Pick<Trial, 'mail' | 'tool'>, answered: Set<string>): string[] {
  const arrived = arrivedIn(trial);
  const wrong = (['broker', 'tool'] as const).flatMap((whom) => [
    ...[...answered].filter((number) => !arrived[whom].has(number)).map((number) => `${number}: answered, not at the ${whom}'s`),
    ...[...arrived[whom]]
      .filter((number) => !answered.has(number))
      .map((number) => `${number}: at the ${whom}'s, never answered`),
  ]);
  const tooMany = arrived.acknowledged.union(arrived.unreachable).size - acknowledgedAnHour;
  return tooMany > 0 ? [...wrong, `${tooMany} acknowledgements more than an hour may have`] : wrong;
}
