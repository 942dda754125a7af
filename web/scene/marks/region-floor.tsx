import { useEffect, useMemo } from 'react'
import { CanvasTexture, Color, DataTexture, LinearFilter, ShaderMaterial, type Texture, Vector2 } from 'three'
import type { Tone } from '../scene-content.ts'
import { toneColours } from '../tones.ts'
import { maskSize, paintMask, type RegionGroup } from './region-mask.ts'

const vertexShader = /* glsl */ `
varying vec2 vUv;
varying vec2 vPlace;
void main() {
  vUv = uv;
  vec4 place = modelMatrix * vec4(position, 1.0);
  vPlace = place.xy;
  gl_Position = projectionMatrix * viewMatrix * place;
}
`

/** A wash of colour with hatching, and a line along the edge. */
const fragmentShader = /* glsl */ `
uniform sampler2D mask;
uniform vec3 tone;
uniform vec2 pixel;
varying vec2 vUv;
varying vec2 vPlace;
float inside(vec2 at) { return smoothstep(0.35, 0.65, texture2D(mask, at).a); }
void main() {
  float here = inside(vUv);
  if (here < 0.01) discard;
  vec2 step = pixel * 2.4;
  float around = min(min(inside(vUv + vec2(step.x, 0.0)), inside(vUv - vec2(step.x, 0.0))),
    min(inside(vUv + vec2(0.0, step.y)), inside(vUv - vec2(0.0, step.y))));
  float edge = here * (1.0 - around);
  float hatch = fract((vPlace.x + vPlace.y) * 1.6);
  float lines = smoothstep(0.0, 0.06, hatch) * (1.0 - smoothstep(0.16, 0.22, hatch));
  float alpha = here * (0.13 + 0.12 * lines) + edge * 0.8;
  gl_FragColor = vec4(tone, min(alpha, 0.95));
  #include <colorspace_fragment>
}
`

function regionPaint(mask: Texture, tone: Tone): ShaderMaterial {
  const { width, height } = mask.image as { width: number; height: number }
  return new ShaderMaterial({
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
    uniforms: {
      mask: { value: mask },
      tone: { value: new Color(toneColours[tone]) },
      pixel: { value: new Vector2(1 / width, 1 / height) },
    },
  })
}

/** Keeps the shader of regions, which come and go, on the graphics card. Nothing is painted with it. */
export const sampleRegionPaint = regionPaint(new DataTexture(), 'open')

/** Ground of one tone on one floor. */
export function RegionFloor({ group }: { readonly group: RegionGroup }) {
  const material = useMemo(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, maskSize(group))
    paintMask(canvas, group)
    const mask = new CanvasTexture(canvas)
    mask.minFilter = LinearFilter
    mask.generateMipmaps = false
    return regionPaint(mask, group.tone)
  }, [group])
  useEffect(
    () => () => {
      const mask: unknown = material.uniforms.mask?.value
      if (mask instanceof CanvasTexture) mask.dispose()
      material.dispose()
    },
    [material],
  )
  const { minX, minY, width, depth, z } = group
  return (
    <mesh position={[minX + width / 2, minY + depth / 2, z + 0.03]} material={material} renderOrder={5}>
      <planeGeometry args={[width, depth]} />
    </mesh>
  )
}
