import { site as schema } from './schemas/site.ts';
import { readYaml } from './yaml.ts';

export const site = readYaml('site.yaml', schema);
