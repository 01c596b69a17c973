import { createClient } from '@supabase/supabase-js';
import { environment } from './environment.ts';

const { url, key } = environment.backend;
const bucket = createClient(url, key, {
  auth: { persistSession: false, autoRefreshToken: false },
}).storage.from('assets');
const address = (file: string) => bucket.getPublicUrl(file).data.publicUrl;

/** The brand's pictures, in the public bucket. */
export const assets = {
  logo: address('logo.svg'),
  logoBlanc: address('logo-blanc.svg'),
  favicon: address('favicon.svg'),
};
