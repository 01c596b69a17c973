/** Rejects with an error of this code if the work takes longer than the time limit. */
export function limitTime<Result>(
  work: Promise<Result>,
  milliseconds: number,
  code: string,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error(), { code })), milliseconds);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
