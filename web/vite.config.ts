import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { INDEX } from './offline/route.ts'

const SERVICE_WORKER = 'service-worker'

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

/** Tells the service worker which files the page has: it keeps them all. `publicFiles` are copied as they are. */
function keptFiles(publicFiles: readonly string[]): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[`${SERVICE_WORKER}.js`]
      if (worker?.type !== 'chunk') return
      const made = Object.keys(bundle).filter(
        (name) => name !== `${SERVICE_WORKER}.js` && !/\.map$|^\.vite\//.test(name),
      )
      const files = [...new Set([INDEX, ...[...made, ...publicFiles].map((name) => `/${name}`)])].sort()
      const hash = createHash('sha256')
      for (const name of made) {
        const file = bundle[name]!
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
      }
      const version = hash.digest('hex').slice(0, 16)
      const known = `const KEPT_FILES = ${JSON.stringify(files)}, KEPT_VERSION = ${JSON.stringify(version)};\n`
      worker.code = known + worker.code
    },
  }
}

// The page is built from the sources of every room: the `source` condition leads to their .ts files.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), keptFiles(['gargoyle.svg', 'manifest.webmanifest'])],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    // Fonts stay files of their own: a data address would be refused by our own content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', [SERVICE_WORKER]: 'offline/service-worker.ts' },
      output: {
        chunkFileNames,
        // A service worker is found under the same address for ever; everything else has its hash in its name.
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
    // The catalogue and three.js are big and loaded only where they are needed.
    chunkSizeWarningLimit: 1500,
  },
  server: { port: 5199, strictPort: false },
})
