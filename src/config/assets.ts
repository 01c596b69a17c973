import { createClient } from '@supabase/supabase-js';
import { environment } from './environment.ts';

const { url, key } = environment.backend;
const bucket = createClient(url, key, {
  auth: { persistSession: false, autoRefreshToken: false },
}).storage.from('assets');
const getAddress = (file: string) => bucket.getPublicUrl(file).data.publicUrl;

/** Pictures of the brand, in the public Supabase bucket. */
export const assets = {
  logo: getAddress('logo.svg'),
  logoBlanc: getAddress('logo-blanc.svg'),
  favicon: getAddress('favicon.svg'),
};
