import { table } from './tables.ts';

export const site = table('site');
