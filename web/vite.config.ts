import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** What belongs to one game is named after it, so that sizes can be told apart: `bmg3-page`, `bmg3-kit`. */
function chunkFileNames({
  name,
  facadeModuleId,
}: {
  name: string
  facadeModuleId?: string | null | undefined
}): string {
  const game = /\/(?:web\/games|kits)\/(\w+)\//.exec(facadeModuleId ?? '')?.[1]
  return `assets/${game === undefined || name.startsWith(game) ? '' : `${game}-`}[name]-[hash].js`
}

// The page is built from the sources of every room: the `source` condition leads to their .ts files.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    // Fonts stay files of their own: a data address would be refused by our own content policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames } },
    // The catalogue and three.js are big and loaded only where they are needed.
    chunkSizeWarningLimit: 1500,
  },
  server: { port: 5199, strictPort: false },
})
