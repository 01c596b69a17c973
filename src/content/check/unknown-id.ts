import { nearest } from '../../domain/nearest.ts';
import { didYouMean } from '../../domain/suggest.ts';
import type { NamedTable } from '../schemas/types.ts';
import type { Context } from './context.ts';

export const unknownId = (id: string, table: NamedTable, { ids, tableFiles }: Context) =>
  `« ${id} » n’existe pas dans content/${tableFiles[table]}.${didYouMean(nearest(id, ids[table]))}`;
