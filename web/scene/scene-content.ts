import type { Board, LengthUnit, Point, Spot, Template } from '@gargoyle/table'
import type { FigureParts } from './figures/figure-parts.ts'
import type { RunningShow } from './show/show.ts'

/** One of up to five sides of a table, or none of them. Colour, shape, pattern and letter follow from it. */
export type TableSide = 0 | 1 | 2 | 3 | 4 | 'neutral'

/** How a figure is shaped. No rule reads it. */
export type Build = 'boss' | 'leader' | 'fighter' | 'thug' | 'giant' | 'machine'

/** What a colour says; a sign or a word always says it too. */
export type Tone = 'open' | 'closed' | 'picked' | 'danger' | 'ok' | 'lamp' | 'seen' | 'plain'

/** A short remark on a figure or a line: damage, a state, a length. */
export interface Badge {
  readonly text: string
  readonly tone: Tone
  /** Drawn in place of the words where there is little room. */
  readonly icon?: BadgeIcon
  readonly count?: number
}

/** What a badge is about: always to be seen on a figure, with its number. */
export type BadgeIcon = 'stun' | 'injury' | 'out' | 'lying' | 'bold' | 'effect' | 'loot' | 'counters' | 'life'

/** A model standing on the table. Lengths everywhere are table units (hundredths of a millimetre), z up. */
export interface Figure {
  readonly id: string
  readonly at: Spot
  /** The way it came by, ending at `at`, when it has just moved: it walks along it. Straight if left out. */
  readonly route?: readonly Spot[]
  /** Whether that way ended in a fall. */
  readonly falls?: boolean
  readonly radius: number
  readonly height: number
  readonly build: Build
  /** What it is drawn from; by its build if left out. The same object each time: shapes are kept by it. */
  readonly parts?: FigureParts
  readonly side: TableSide
  readonly name: string
  readonly initials: string
  readonly posture: 'standing' | 'lying' | 'out'
  readonly isActive: boolean
  readonly isDone: boolean
  readonly badges: readonly Badge[]
}

/** A marker, a crate, a suspect: something small that lies on the table and is no model. */
export interface SceneToken {
  readonly id: string
  /** What it shows as: `suspect`, `sewer`, `lamp`, `clue`… Unknown kinds show as a plain disc. */
  readonly kind: string
  readonly at: Spot
  readonly radius: number
  readonly side?: TableSide
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
  readonly side?: TableSide
  readonly tone: Tone
  /** How high it rises, for clouds; flat if left out. */
  readonly height?: number
}

/** What the floor of an area is made of. No rule reads it. */
export type AreaFloor = 'stone' | 'tiles' | 'wood' | 'carpet' | 'asphalt' | 'grass' | 'water' | 'grating'

/** What is true of an area or can be done with it. Every state has a colour, a pattern and a sign of its own. */
export type AreaState = 'reachable' | 'chosen' | 'seen' | 'dangerous' | 'difficult' | 'closed'

/** A part of a board that counts as one place. Games of areas measure in them and point at them. */
export interface SceneArea {
  readonly id: string
  readonly name: string
  /** Simple outline, counter-clockwise. */
  readonly outline: readonly Point[]
  /** How high its floor lies. */
  readonly z: number
  /** The game's own number for that height. */
  readonly level?: number
  readonly floor?: AreaFloor
  /** Where its name stands and sight lines begin; the middle of it if left out. */
  readonly marker?: Point
  /** What the ground is like at all times, with a number or short word: dangerous 2. */
  readonly ground?: readonly { readonly state: 'dangerous' | 'difficult'; readonly text: string }[]
}

/** What lies between two areas: a wall, which rises from the board (see `areaTable`), or a line on the floor. */
export interface SceneBoundary {
  readonly id: string
  readonly kind: 'wall' | 'line'
  readonly points: readonly Spot[]
  /** How high a wall is. */
  readonly height?: number
  /** How a line is coloured and broken; plain if left out. */
  readonly tone?: Tone
  /** A short word on it: `climb 2`. */
  readonly label?: string
}

/** All that lies and stands on a table. Games make one of these; the scene draws it and is independent of any game. */
export interface SceneContent {
  readonly board: Board
  /** What lengths are said in; inches if left out. */
  readonly unit?: LengthUnit
  readonly areas?: readonly SceneArea[]
  readonly boundaries?: readonly SceneBoundary[]
  readonly figures: readonly Figure[]
  readonly tokens: readonly SceneToken[]
  readonly lights: readonly SceneLight[]
  readonly zones: readonly SceneZone[]
  readonly night: boolean
}

/** How a figure, token or area is offered at the moment. */
export interface OptionMark {
  readonly tone: 'open' | 'closed' | 'picked'
  readonly label?: string
}

/** What the moment says about an area, with a price or a short word on it. */
export interface AreaMark {
  readonly area: string
  readonly state: AreaState
  readonly text?: string
}

/** Ground at one height that can be reached. Outlines may overlap: together they are one region. */
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

/** What the moment shows over the table. */
export interface SceneMarks {
  /** By id of figure, token or area. */
  readonly options: ReadonlyMap<string, OptionMark>
  readonly regions: readonly RegionMark[]
  readonly paths: readonly PathMark[]
  readonly lines: readonly LineMark[]
  readonly templates: readonly { readonly template: Template; readonly tone: Tone }[]
  readonly spots: readonly SpotMark[]
  readonly areas: readonly AreaMark[]
  /** It is about all figures on the table: the view shows them all, and leaves room for what lies beside it. */
  readonly everybody?: true
  /** Its lines show what is about to be done: the figures at their ends come into view. */
  readonly isWeighed?: true
}

/** Nothing to show. */
export const noMarks: SceneMarks = {
  options: new Map(),
  regions: [],
  paths: [],
  lines: [],
  templates: [],
  spots: [],
  areas: [],
}

/** What lies under a pointer. */
export interface SceneHit {
  /** Where on a floor, roof or base it is, on whole units. */
  readonly spot: Spot
  readonly figure?: string
  readonly token?: string
  /** The area it is in, whatever else is there. */
  readonly area?: string
}

/** What a person does to the table. */
export interface SceneEvents {
  onHover?(hit: SceneHit | undefined): void
  onPick?(hit: SceneHit): void
}

/** How the table is looked at. */
export interface SceneCamera {
  readonly mode: 'free' | 'top'
  /** Figure, token, area or place to turn to; a new object each time it is wanted, even for the same place. */
  readonly focus?: {
    readonly at: Spot
    /** The view is unchanged if the place is on the screen and nothing hides it. */
    readonly onlyIfUnseen?: boolean
  }
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
  /** How many pixels of the upper edge lie under buttons: whatever the view shows, it shows below them. */
  readonly covered?: number
  /** Whether the view turns to what is offered. */
  readonly follows?: boolean
  /** What is acted out at the moment, if anything. */
  readonly show?: RunningShow | undefined
  /** Nothing walks or swings: people may ask for that in their system or in the settings. */
  readonly stillness: boolean
  /** The label of the canvas for screen readers. */
  readonly label: string
}
