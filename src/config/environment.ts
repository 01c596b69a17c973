import { readEnvironment } from './read-environment.ts';

/** Settings of this build; throws on a wrong one. */
export const environment = readEnvironment(process.env);
