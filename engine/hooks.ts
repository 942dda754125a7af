/** What a source (a trait, a card, a skill) has to say, by moment. `Moments` gives each moment's handler. */
export type Handlers<Moments> = { readonly [Moment in keyof Moments]?: Moments[Moment] }

/** A handler and whose it is. */
export type Hook<Handler> = { readonly source: string; readonly handler: Handler }

const nothing: readonly never[] = []

/**
 * Handlers indexed by the moment they speak at and the source they belong to. A rule asks "who has something
 * to say about a defence roll?" and looks at those alone, however many traits there are.
 */
export class Hooks<Moments extends object> {
  private readonly byMoment = new Map<keyof Moments, Map<string, Moments[keyof Moments]>>()

  /** Adds all handlers of one source. A source speaks at most once at each moment. */
  add(source: string, handlers: Handlers<Moments>): this {
    for (const moment of Object.keys(handlers) as (keyof Moments)[]) {
      const handler = handlers[moment]
      if (handler === undefined) continue
      const atMoment = this.byMoment.get(moment) ?? new Map<string, Moments[keyof Moments]>()
      if (atMoment.has(source)) throw new Error(`"${source}" has two handlers for "${String(moment)}".`)
      atMoment.set(source, handler)
      this.byMoment.set(moment, atMoment)
    }
    return this
  }

  /** The handler of one source at a moment, if it has one. */
  of<M extends keyof Moments>(moment: M, source: string): Moments[M] | undefined {
    return this.byMoment.get(moment)?.get(source) as Moments[M] | undefined
  }

  /** Those of the given sources that have something to say at a moment, in the order given. */
  among<M extends keyof Moments>(moment: M, sources: readonly string[]): readonly Hook<Moments[M]>[] {
    const atMoment = this.byMoment.get(moment) as Map<string, Moments[M]> | undefined
    if (atMoment === undefined) return nothing
    const hooks: Hook<Moments[M]>[] = []
    for (const source of sources) {
      const handler = atMoment.get(source)
      if (handler !== undefined) hooks.push({ source, handler })
    }
    return hooks
  }

  /** Every source that has something to say at a moment, in the order in which they were added. */
  sources(moment: keyof Moments): readonly string[] {
    return [...(this.byMoment.get(moment)?.keys() ?? nothing)]
  }
}
