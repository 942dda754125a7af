export * from './app.ts'
export * from './serve.ts'
export * from './version.ts'
