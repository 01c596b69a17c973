import { readEnvironment } from './read-environment.ts';

/** Settings of this build. The import throws if a setting is wrong. */
export const environment = readEnvironment(process.env);
