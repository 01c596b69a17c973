import type { Trial } from './trial.ts';

/** Of all that is acknowledged in an hour, whoever asks: supabase/migrations says so. */
const acknowledgedAnHour = 20;

/**
 * What arrived, by request: a mail whose taking was not noted in time is sent again, as the same
 * one, by its Message-ID.
 */
export function arrivedIn({ mail, tool }: Trial) {
  // What tells the operator of a queue bears no number.
  const sent = mail.mails.flatMap(({ messageId }) => [
    ...(messageId ?? '').matchAll(/^<(?:([A-Z]+)-)?(\d{6}-\w{6})[@-]/g),
  ]);
  const of = (kind?: string) =>
    new Set(sent.filter(([, word]) => word === kind).map(([, , number = '']) => number));
  return {
    mails: mail.mails.length,
    broker: of(),
    acknowledged: of('ACCUSE'),
    unreachable: of('RETOUR'),
    tool: new Set(tool.numbers()),
  };
}

/**
 * What is wrong where these numbers were answered: each is one mail to the broker, and there is no
 * other; each that the database holds is one call of his tool. What was mailed because the database
 * was late is called nowhere.
 */
export async function missing(trial: Trial, answered: Set<string>): Promise<string[]> {
  const arrived = arrivedIn(trial);
  const rows = await trial.database.sql(
    'select number from quote_outbox.requests where follows is null',
  );
  const kept = new Set(rows.map(({ number }) => String(number)));
  const wrong = [
    ...[...answered.difference(arrived.broker)].map(
      (number) => `${number}: answered, and the broker has no mail`,
    ),
    ...[...arrived.broker.difference(answered)].map(
      (number) => `${number}: the broker has a mail, and it was not answered`,
    ),
    ...[...answered.intersection(kept).difference(arrived.tool)].map(
      (number) => `${number}: kept, and not at the tool's`,
    ),
    ...[...arrived.tool.difference(answered)].map(
      (number) => `${number}: at the tool's, and it was not answered`,
    ),
  ];
  const tooMany = arrived.acknowledged.union(arrived.unreachable).size - acknowledgedAnHour;
  return tooMany > 0 ? [...wrong, `${tooMany} acknowledgements more than an hour may have`] : wrong;
}
