import { createRequire } from 'node:module';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languageWords } from '../../scripts/languageWords.ts';

/** The router's build for production: by its name one only gets that for development, with warnings for programmers. */
const router = join(
  createRequire(import.meta.resolve('react-router-dom')).resolve('react-router/package.json'),
  '../dist/production/index.mjs',
);
const api = `http://localhost:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  plugins: [
    // `RPM_LANGUAGE=es npm run dev`; the build makes both (scripts/build.ts).
    { ...languageWords(process.env.RPM_LANGUAGE ?? 'en'), apply: 'serve' },
    react(),
    tailwindcss(),
  ],
  resolve: { alias: [{ find: /^react-router$/, replacement: router }] },
  // The server puts a fresh nonce in the place of this word in every answer (Content-Security-Policy).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    sourcemap: true,
    // The budgets are those of `npm run test:budget`.
    chunkSizeWarningLimit: 4000,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api, '/openapi.json': api } },
});
