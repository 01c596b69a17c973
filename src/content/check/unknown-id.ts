import { nearest } from '../../domain/nearest.ts';
import type { NamedTable } from '../schemas/types.ts';
import type { Context } from './context.ts';
import { didYouMean } from './problem.ts';

export const unknownId = (id: string, table: NamedTable, { ids, tableFiles }: Context) =>
  `« ${id} » n’existe pas dans content/${tableFiles[table]}.${didYouMean(nearest(id, ids[table]))}`;
