import {
  Color,
  DataTexture,
  type IUniform,
  LinearFilter,
  MeshLambertMaterial,
  type Texture,
  Vector2,
} from 'three'
import { HEIGHT_STEP, type LightMap } from './light-map.ts'

/** What all materials of the scene share: the light that lies on the table. */
export interface NightUniforms {
  readonly lightMap: IUniform<DataTexture>
  readonly tableSize: IUniform<Vector2>
  readonly lampColour: IUniform<Color>
  /** How strong the lamps are: nothing by day. */
  readonly lampPower: IUniform<number>
}

/** The light map as the graphics card takes it. */
export function lightTexture({ size, pixels }: LightMap): DataTexture {
  const texture = new DataTexture(pixels, size, size)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

export function nightUniforms(map: LightMap, width: number, depth: number): NightUniforms {
  return {
    lightMap: { value: lightTexture(map) },
    tableSize: { value: new Vector2(width, depth) },
    lampColour: { value: new Color('#ffac45') },
    lampPower: { value: 1 },
  }
}

/** Lamp light on a place: looked up a little in front of walls, so that they are as bright as the street before them. */
const lampFunctions = /* glsl */ `
uniform sampler2D lightMap;
uniform vec2 tableSize;
uniform vec3 lampColour;
uniform float lampPower;
float lampAt(vec3 at, vec3 normal) {
  vec2 place = (at.xy + normal.xy * 0.3) / tableSize;
  if (any(greaterThan(abs(place - 0.5), vec2(0.5)))) return 0.0;
  vec4 map = texture2D(lightMap, place);
  float low = map.r * (1.0 - smoothstep(1.4, 4.2, at.z));
  float high = map.g * (1.0 - smoothstep(1.0, 3.5, abs(at.z - map.b * ${(255 * HEIGHT_STEP).toFixed(3)})));
  float facing = mix(0.85, 1.0, step(0.5, normal.z));
  return (low + high) * facing * lampPower;
}
`

/** Patterns of bricks, boards and the like, from the place alone: no textures to load, sharp at every zoom. */
const surfaceFunctions = /* glsl */ `
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float seam(float at, float width) {
  float edge = min(fract(at), 1.0 - fract(at));
  float blur = fwidth(at);
  return mix(smoothstep(width - blur, width + blur, edge), 1.0, clamp(blur * 1.6 - 0.2, 0.0, 1.0));
}
vec2 surfaceAt(vec3 at, vec3 normal) {
  if (abs(normal.z) > 0.7) return at.xy;
  vec2 side = normalize(vec2(-normal.y, normal.x) + vec2(1e-5, 0.0));
  return vec2(dot(at.xy, side), at.z);
}
float courses(vec2 p, vec2 size, float gap) {
  float row = floor(p.y / size.y);
  vec2 q = vec2(p.x / size.x + mod(row, 2.0) * 0.5, p.y / size.y);
  float lines = min(seam(q.x, gap * size.y / size.x), seam(q.y, gap));
  float far = clamp(fwidth(q.x) * 2.0, 0.0, 1.0);
  return mix(0.62 + 0.38 * lines, 0.9, far) * (0.88 + 0.24 * hash(floor(q)) * (1.0 - far) + 0.12 * far);
}
float patternOf(float surface, vec3 at, vec3 normal) {
  vec2 p = surfaceAt(at, normal);
  if (surface < 0.5) return 1.0;
  if (surface < 1.5) return courses(p, vec2(0.36, 0.16), 0.09);
  if (surface < 2.5) return courses(p, vec2(0.9, 0.42), 0.05);
  if (surface < 3.5) return 0.78 + 0.22 * seam(p.x / 0.22, 0.3);
  if (surface < 4.5) { float k = abs(normal.z) > 0.7 ? p.x : p.y; return (0.68 + 0.32 * seam(k / 0.24, 0.07)) * (0.9 + 0.2 * hash(vec2(floor(k / 0.24), 3.0))); }
  if (surface < 5.5) {
    float patches = smoothstep(0.55, 0.62, noise(p * 0.55 + 3.0)) * 0.1;
    return (0.82 + 0.18 * seam(p.x / 2.0, 0.02)) * (0.84 + 0.2 * noise(p * 1.3) - patches + 0.16 * (noise(p * 11.0) - 0.5));
  }
  if (surface < 6.5) { vec2 q = abs(fract(p / 0.2) - 0.5); if (max(q.x, q.y) < 0.36 && fwidth(p.x) < 0.07) discard; return 1.0; }
  if (surface < 7.5) { vec2 d = vec2(p.x + p.y, p.x - p.y) / 0.24; vec2 q = abs(fract(d) - 0.5); if (max(q.x, q.y) < 0.42) discard; return 1.0; }
  if (surface < 8.5) { float w = noise(p * vec2(0.8, 2.2)) + 0.5 * noise(p * vec2(2.1, 5.0) + 7.0); return 0.75 + 0.9 * smoothstep(0.82, 1.1, w); }
  if (surface < 9.5) return 0.7 + 0.55 * noise(at.xy * 5.0 + at.z * 7.0);
  return courses(p, vec2(0.5, 0.3), 0.06);
}
`

/** How a material differs from the usual one. */
export interface NightOptions {
  /** Whether surfaces show bricks and boards. */
  readonly patterns?: boolean
  /** A picture of the whole board's ground. */
  readonly ground?: Texture
  /** For figures: edges catch the moon, so that they stand out from the dark, and lamps do not bleach them. */
  readonly rim?: boolean
}

/** How the scene's things are painted: colours by corner, patterns by surface, lamps from the light map. */
export function nightMaterial(
  uniforms: NightUniforms,
  { patterns = false, ground, rim = false }: NightOptions = {},
): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true })
  material.defines = {
    ...(patterns && { PATTERNS: '' }),
    ...(ground && { GROUND: '' }),
    ...(rim && { RIM: '' }),
  }
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms, ground && { ground: { value: ground } })
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute vec2 finish;
        varying vec2 vFinish;
        varying vec3 vPlace;
        varying vec3 vUpright;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        vFinish = finish;
        vPlace = (modelMatrix * vec4(transformed, 1.0)).xyz;
        vUpright = normalize(mat3(modelMatrix) * objectNormal);`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec2 vFinish;
        varying vec3 vPlace;
        varying vec3 vUpright;
        ${lampFunctions}
        ${surfaceFunctions}
        #ifdef GROUND
        uniform sampler2D ground;
        #endif`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        #ifdef PATTERNS
        diffuseColor.rgb *= patternOf(vFinish.x, vPlace, vUpright);
        #else
        // Gratings and wire have holes at any quality: what is behind them counts.
        if (vFinish.x > 5.5 && vFinish.x < 7.5) patternOf(vFinish.x, vPlace, vUpright);
        #endif
        #ifdef GROUND
        diffuseColor.rgb *= texture2D(ground, vPlace.xy / tableSize).rgb;
        #endif`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>
        #ifdef RIM
        float lamp = min(lampAt(vPlace, vUpright), 0.7) * 2.2;
        #else
        float lamp = lampAt(vPlace, vUpright) * 3.9;
        #endif
        totalEmissiveRadiance += diffuseColor.rgb * lampColour * lamp;
        totalEmissiveRadiance += diffuseColor.rgb * vFinish.y * 1.35;
        #ifdef RIM
        float turned = 1.0 - abs(dot(normal, normalize(vViewPosition)));
        totalEmissiveRadiance += vec3(0.42, 0.52, 0.8) * turned * turned * turned * (0.35 + diffuseColor.rgb);
        #endif`,
      )
  }
  return material
}
