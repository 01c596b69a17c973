import { nearest } from '../../domain/nearest.ts';
import { didYouMean } from '../../domain/suggest.ts';
import { tables } from '../files.ts';
import type { NamedTable } from '../schemas/types.ts';
import type { Context } from './context.ts';

const fileOf = (table: NamedTable) => (table === 'comptes' ? 'README.md, parmi ce que le site compte' : tables[table].file);

export const unknownId = (id: string, table: NamedTable, { ids }: Context) =>
  `« ${id} » n’existe pas dans content/${fileOf(table)}.${didYouMean(nearest(id, ids[table]))}`;
