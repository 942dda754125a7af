import { useMemo } from 'react'
import { Color, DoubleSide, ShaderMaterial } from 'three'
import { flatOf, toScene } from '../coordinates.ts'
import { crewLooks } from '../figures/crew-look.ts'
import { markPaint } from '../marks/marks.tsx'
import type { SceneZone } from '../scene-content.ts'
import { faces } from '../shape/geometry.ts'
import { emptyMesh, type Mesh } from '../shape/mesh.ts'
import { bar, lid, prism } from '../shape/solids.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { toneColour } from '../tones.ts'

const colourOf = ({ crew, tone }: SceneZone) =>
  crew === undefined ? toneColour(tone) : crewLooks[crew].colour

/** Parts of the table that mean something: an outline and hatching on the floor; clouds rise from it. */
export function Zones({ zones }: { readonly zones: readonly SceneZone[] }) {
  return zones.map((zone) => <Zone key={zone.id} zone={zone} />)
}

function outlineMesh(zone: SceneZone): Mesh {
  const mesh = emptyMesh()
  const z = toScene(zone.z) + 0.05
  const corners = zone.outline.map(flatOf)
  const dash = zone.crew === 1 ? 0.55 : 1
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 0.8))
    for (let k = 0; k < count; k++) {
      const [s, t] = [k / count, (k + dash) / count]
      bar(
        mesh,
        [ax + (bx - ax) * s, ay + (by - ay) * s, z],
        [ax + (bx - ax) * t, ay + (by - ay) * t, z],
        0.09,
        { colour: colourOf(zone) },
      )
    }
  })
  return mesh
}

function fillMesh(zone: SceneZone): Mesh {
  const mesh = emptyMesh()
  const corners = zone.outline.map(flatOf)
  const z = toScene(zone.z) + 0.04
  const paint = { colour: colourOf(zone) }
  if (zone.height === undefined) lid(mesh, corners, z, paint)
  else prism(mesh, corners, z, z + toScene(zone.height), { side: paint, top: paint, outline: false })
  return mesh
}

/** Hatching on the floor; a cloud instead drifts in soft patches (standing still: nothing moves while nobody acts). */
const fragmentShader = /* glsl */ `
uniform vec3 tone;
uniform float cloudy;
uniform float lean;
varying vec3 vPlace;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
void main() {
  float hatch = fract((vPlace.x + lean * vPlace.y) * 0.9);
  float lines = smoothstep(0.0, 0.05, hatch) * (1.0 - smoothstep(0.2, 0.25, hatch));
  float puffs = noise(vPlace.xy * 1.3 + vPlace.z) * 0.6 + noise(vPlace.xy * 3.1 - vPlace.z) * 0.4;
  float alpha = mix(0.05 + 0.09 * lines, 0.16 + 0.3 * puffs, cloudy);
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

function Zone({ zone }: { readonly zone: SceneZone }) {
  const [outline, fill] = useMemo(() => [faces(outlineMesh(zone)), faces(fillMesh(zone))], [zone])
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader,
        fragmentShader,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
        uniforms: {
          tone: { value: new Color().setRGB(...colourOf(zone)) },
          cloudy: { value: zone.height === undefined ? 0 : 1 },
          lean: { value: zone.crew === 1 ? -1 : 1 },
        },
      }),
    [zone],
  )
  useDisposed(outline)
  useDisposed(fill)
  useDisposed(material)
  return (
    <>
      <mesh geometry={fill} material={material} renderOrder={zone.height === undefined ? 3 : 9} />
      <mesh geometry={outline} material={markPaint} renderOrder={4} />
    </>
  )
}
