/** The day of the build; SOURCE_DATE_EPOCH fixes it, so that a build can be made again as it was. */
export function buildDate(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch ? new Date(Number(epoch) * 1000) : new Date()).toISOString().slice(0, 10);
}
