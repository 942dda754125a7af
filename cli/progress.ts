import type { Io } from './io.ts'

/** A bar on stderr while many like things are done one after another. */
export interface Progress {
  /** Updates how many are done by now. */
  done(count: number): void
  /** Ends with a line that says how it went. */
  end(summary: string, well: boolean): void
}

const barWidth = 24
const redrawEvery = 100
const lineEvery = 30_000

/**
 * Shows how far the work has come, how fast it goes and how long it will take. On a screen one line is redrawn; in
 * a log a line is added now and then. Goes to stderr, so that what is printed for machines stays clean. `before` are
 * those that had been done already: they say nothing about how fast it goes.
 */
export function startProgress(io: Io, title: string, total: number, noun: string, before = 0): Progress {
  const started = performance.now()
  let shown = started
  const seconds = (): number => (performance.now() - started) / 1000
  const wipe = io.errIsScreen ? '\r\u001b[K' : ''
  if (!io.errIsScreen) io.err(`  · ${title} …\n`)
  return {
    done(count) {
      const now = performance.now()
      if (now - shown < (io.errIsScreen ? redrawEvery : lineEvery)) return
      shown = now
      const line = `  ${bar(count, total)} ${count}/${total}  ${pace(count - before, total - before, seconds(), noun)}`
      io.err(io.errIsScreen ? `${wipe}${line.slice(0, io.columns - 1)}` : `${line}\n`)
    },
    end(summary, well) {
      io.err(`${wipe}  ${mark(io, well)} ${summary} (${seconds().toFixed(1)} s)\n`)
    },
  }
}

function mark(io: Io, well: boolean): string {
  const sign = well ? '✓' : '✗'
  return io.errIsScreen && !io.env.NO_COLOR ? `\u001b[${well ? 32 : 31}m${sign}\u001b[0m` : sign
}

function bar(count: number, total: number): string {
  const full = Math.floor((Math.min(count, total) / Math.max(1, total)) * barWidth)
  return '█'.repeat(full) + '░'.repeat(barWidth - full)
}

/** `83 games/s, 1:05 left`. */
export function pace(count: number, total: number, seconds: number, noun: string): string {
  if (count === 0 || seconds <= 0) return ''
  const rate = count / seconds
  return `${rateText(rate)} ${noun}/s, ${timeText((total - count) / rate)} left`
}

const rateText = (rate: number): string => (rate < 10 ? rate.toFixed(1) : String(Math.round(rate)))

function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole < 60) return `${whole} s`
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const [hours = 0, ...rest] = parts
  const twoDigits = rest.map((part) => String(part).padStart(2, '0')).join(':')
  return hours > 0 ? `${hours}:${twoDigits}` : twoDigits.replace(/^0/, '')
}
