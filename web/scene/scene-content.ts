import type { Board, Point, Spot, Template } from '@gargoyle/table'

/** One of the two sides of a table. Colour, pattern and letter follow from it. */
export type Side = 0 | 1

/** How a figure is shaped. No rule reads it. */
export type Build = 'boss' | 'leader' | 'fighter' | 'thug' | 'giant' | 'machine'

/** What a colour says; a sign or a word always says it too. */
export type Tone = 'open' | 'closed' | 'picked' | 'danger' | 'ok' | 'lamp' | 'plain'

/** A short remark on a figure or a line: damage, a state, a length. */
export interface Badge {
  readonly text: string
  readonly tone: Tone
}

/** A model standing on the table. Lengths everywhere are table units (hundredths of a millimetre), z up. */
export interface Figure {
  readonly id: string
  readonly at: Spot
  /** The way it came by, ending at `at`, when it has just moved: it glides along it. Straight if left out. */
  readonly route?: readonly Spot[]
  readonly radius: number
  readonly height: number
  readonly build: Build
  readonly crew: Side
  readonly name: string
  readonly initials: string
  readonly posture: 'standing' | 'lying' | 'out'
  readonly isActive: boolean
  readonly isDone: boolean
  readonly badges: readonly Badge[]
}

/** A marker, a crate, a suspect: something small that lies on the table and is no model. */
export interface Token {
  readonly id: string
  /** What it shows as: `suspect`, `sewer`, `lamp`, `clue`… Unknown kinds show as a plain disc. */
  readonly kind: string
  readonly at: Spot
  readonly radius: number
  readonly crew?: Side
  readonly label: string
  readonly lit?: boolean
}

/** Something that shines, and how far from its edge. */
export interface SceneLight {
  readonly id: string
  readonly at: Spot
  readonly radius: number
  readonly reach: number
  readonly on: boolean
}

/** A part of the table that means something: a deployment zone, a cloud of gas, ice. */
export interface SceneZone {
  readonly id: string
  readonly label: string
  readonly z: number
  readonly outline: readonly Point[]
  readonly crew?: Side
  readonly tone: Tone
  /** How high it rises, for clouds; flat if left out. */
  readonly height?: number
}

/** All that lies and stands on a table. Games make one of these; the scene draws it and knows no game. */
export interface SceneContent {
  readonly board: Board
  readonly figures: readonly Figure[]
  readonly tokens: readonly Token[]
  readonly lights: readonly SceneLight[]
  readonly zones: readonly SceneZone[]
  readonly night: boolean
}

/** How a figure or token is offered at the moment. */
export interface OptionMark {
  readonly tone: 'open' | 'closed' | 'picked'
  readonly label?: string
}

/** An area on the floor at one height. Outlines may overlap: together they are one area. */
export interface RegionMark {
  readonly z: number
  readonly outline: readonly Point[]
  readonly holes?: readonly (readonly Point[])[]
  readonly tone: Tone
}

/** A way across the table. */
export interface PathMark {
  readonly points: readonly Spot[]
  readonly tone: Tone
  /** Words along the way: `climb 3"`, `7.5" of 8"`. */
  readonly labels?: readonly { readonly at: Spot; readonly text: string }[]
  /** Places that were set by hand, shown as pins. */
  readonly pins?: readonly Spot[]
}

/** A straight line: sight, or a ruler. */
export interface LineMark {
  readonly from: Spot
  readonly to: Spot
  readonly tone: Tone
  readonly label?: string
}

/** A single place: where something would go. */
export interface SpotMark {
  readonly at: Spot
  readonly radius: number
  readonly tone: Tone
  readonly label?: string
}

/** What the moment wants to show over the table. */
export interface SceneMarks {
  /** By id of figure or token. */
  readonly options: ReadonlyMap<string, OptionMark>
  readonly regions: readonly RegionMark[]
  readonly paths: readonly PathMark[]
  readonly lines: readonly LineMark[]
  readonly templates: readonly { readonly template: Template; readonly tone: Tone }[]
  readonly spots: readonly SpotMark[]
}

/** Nothing to show. */
export const noMarks: SceneMarks = {
  options: new Map(),
  regions: [],
  paths: [],
  lines: [],
  templates: [],
  spots: [],
}

/** What lies under a pointer. */
export interface SceneHit {
  /** Where on a floor, roof or base it is, on whole units. */
  readonly spot: Spot
  readonly figure?: string
  readonly token?: string
}

/** What a person does to the table. */
export interface SceneEvents {
  onHover?(hit: SceneHit | undefined): void
  onPick?(hit: SceneHit): void
}

/** How the table is looked at. */
export interface SceneCamera {
  readonly mode: 'free' | 'top'
  /** Figure, token or place to turn to; a new object each time it is wanted, even for the same place. */
  readonly focus?: { readonly at: Spot }
  /** Raised by one whenever everything is to be fitted into view. */
  readonly fit?: number
  /** A button was pressed; a new object each time. */
  readonly nudge?: CameraNudge
}

/** A small change of the view: closer (below 1) or farther, turned and tilted by degrees, moved by shares of its height. */
export interface CameraNudge {
  readonly zoom?: number
  readonly turn?: number
  readonly tilt?: number
  readonly right?: number
  readonly up?: number
}

/** How much the machine is asked to do. */
export type SceneQuality = 'low' | 'middle' | 'high'

/** What the table shows besides itself. */
export interface SceneOverlays {
  /** Which ground is lit and which is dark. */
  readonly light: boolean
  readonly names: boolean
}

/** All that the scene component takes. It is `default` of `scene/table-scene.tsx`, loaded when first needed. */
export interface TableSceneProps {
  readonly content: SceneContent
  readonly marks: SceneMarks
  readonly events: SceneEvents
  readonly camera: SceneCamera
  readonly quality: SceneQuality
  readonly overlays: SceneOverlays
  /** Nothing glides or swings: people may ask for that in their system or in the settings. */
  readonly stillness: boolean
  /** What the canvas is to be called for those who cannot see it. */
  readonly label: string
}
