import { createRequire } from 'node:module';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languageWords } from '../../scripts/languageWords.ts';
import {
  isBase,
  isDrawing,
  isForAccounts,
  isForApplication,
  isForDeviceCards,
  isForDevices,
  isForEveryPage,
  isForLists,
  isForLogin,
  isForOrdering,
  isForOrders,
  isForPatients,
  isForRangeForms,
  isForRanges,
  isForReadings,
  isForStatus,
  isForWrites,
  isForWriting,
  isName,
  isShownEverywhere,
  isVitalIcon,
} from './chunks.ts';

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
    manifest: true,
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: isBase, priority: 8 },
            { name: 'application', test: isForApplication, priority: 6 },
            { name: 'loginPage', test: isForLogin, priority: 6 },
            { name: 'account', test: isForAccounts, priority: 6 },
            { name: 'shown', test: isShownEverywhere, priority: 4 },
            { name: 'drawings', test: isDrawing, priority: 4 },
            { name: 'vitals', test: isVitalIcon, priority: 4 },
            { name: 'names', test: isName, priority: 4 },
            { name: 'guarded', test: isForEveryPage, priority: 2 },
            { name: 'writes', test: isForWrites, priority: 1 },

            { name: 'lists', test: isForLists },
            { name: 'status', test: isForStatus },
            { name: 'devices', test: isForDevices },
            { name: 'deviceCards', test: isForDeviceCards },
            { name: 'readings', test: isForReadings },
            { name: 'ranges', test: isForRanges },
            { name: 'orders', test: isForOrders },
            { name: 'patients', test: isForPatients },
            { name: 'rangeForms', test: isForRangeForms },
            { name: 'ordering', test: isForOrdering },
            // The last: what it needs beside its own is theirs.
            { name: 'writing', test: isForWriting, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/openapi.json': api } },
});
