import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The server puts a fresh nonce in the place of this word in every answer (Content-Security-Policy).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs, in one piece: without it the bundler makes a request of each small shared module.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|class-variance-authority|clsx)\/|components\/FeedbackGlyph\//,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/openapi.json': api } },
});
