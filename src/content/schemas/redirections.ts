import { z } from 'zod';

const path = z.string().regex(/^\/[\w./-]*$/, 'une adresse du site commence par une barre oblique');

export const redirections = z.strictObject({ redirections: z.array(z.strictObject({ de: path, vers: path })) });
