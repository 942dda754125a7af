import { Color, DoubleSide, ShaderMaterial } from 'three'
import { type Pattern, patterns } from '../figures/side-look.ts'
import type { Rgb } from '../shape/colour.ts'

/** How strongly a floor is painted: everywhere, and in addition where its pattern is. */
export interface FloorPaint {
  readonly colour: Rgb
  readonly pattern: Pattern
  readonly wash: number
  readonly strokes: number
  /** A cloud has soft patches instead of a pattern. They stand still: nothing moves while nothing happens. */
  readonly cloudy?: boolean
}

const fragmentShader = /* glsl */ `
uniform vec3 tone;
uniform float cloudy;
uniform float pattern;
uniform float wash;
uniform float strokes;
varying vec3 vPlace;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float stripe(float at) {
  float share = fract(at);
  return smoothstep(0.0, 0.05, share) * (1.0 - smoothstep(0.2, 0.25, share));
}
float patternAt(vec2 p) {
  if (pattern < 0.5) return stripe((p.x + p.y) * 0.9);
  if (pattern < 1.5) return stripe((p.x - p.y) * 0.9);
  if (pattern < 2.5) return 1.0 - smoothstep(0.2, 0.26, length(fract(p * 1.25) - 0.5));
  if (pattern < 3.5) return max(stripe((p.x + p.y) * 0.9), stripe((p.x - p.y) * 0.9));
  if (pattern < 4.5) return stripe(p.y * 1.1 + 0.16 * sin(p.x * 4.0));
  vec2 cell = floor(p * 1.1);
  return mod(cell.x + cell.y, 2.0);
}
void main() {
  float puffs = noise(vPlace.xy * 1.3 + vPlace.z) * 0.6 + noise(vPlace.xy * 3.1 - vPlace.z) * 0.4;
  float alpha = mix(wash + strokes * patternAt(vPlace.xy), 0.16 + 0.3 * puffs, cloudy);
  gl_FragColor = vec4(tone, alpha);
  #include <colorspace_fragment>
}
`

const vertexShader = /* glsl */ `
varying vec3 vPlace;
void main() {
  vec4 place = modelMatrix * vec4(position, 1.0);
  vPlace = place.xyz;
  gl_Position = projectionMatrix * viewMatrix * place;
}
`

/** A see-through material with a pattern, for floors that mean something. */
export const floorMaterial = ({
  colour,
  pattern,
  wash,
  strokes,
  cloudy = false,
}: FloorPaint): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
    uniforms: {
      tone: { value: new Color().setRGB(...colour) },
      cloudy: { value: cloudy ? 1 : 0 },
      pattern: { value: patterns[pattern] },
      wash: { value: wash },
      strokes: { value: strokes },
    },
  })

/** Keeps the shader of floors, which come and go with zones, on the graphics card. Nothing is painted with it. */
export const sampleFloorPaint = floorMaterial({ colour: [1, 1, 1], pattern: 'hatch', wash: 0, strokes: 0 })
