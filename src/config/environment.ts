import { readEnvironment } from './read-environment.ts';

/** The settings of this build; a wrong one stops it here. */
export const environment = readEnvironment(process.env);
