import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// The page is built from the sources of every room: the `source` condition leads to their .ts files.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    // Fonts stay files of their own: a data address would be refused by our own content policy.
    assetsInlineLimit: 0,
    // The catalogue and three.js are big and loaded only where they are needed.
    chunkSizeWarningLimit: 1500,
  },
  server: { port: 5199, strictPort: false },
})
