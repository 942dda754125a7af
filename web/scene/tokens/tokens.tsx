import { useMemo } from 'react'
import type { MeshLambertMaterial } from 'three'
import { toScene, vecOf } from '../coordinates.ts'
import { OptionRing } from '../figures/figures.tsx'
import type { OptionMark, SceneMarks, SceneToken } from '../scene-content.ts'
import { faceGeometry } from '../shape/geometry.ts'
import { useDisposed } from '../shape/use-disposed.ts'
import { tokenMesh } from './token-shape.ts'

interface TokensProps {
  readonly tokens: readonly SceneToken[]
  readonly options: SceneMarks['options']
  readonly material: MeshLambertMaterial
  readonly shadows: boolean
}

/** All markers on the table. */
export function Tokens({ tokens, options, ...rest }: TokensProps) {
  return tokens.map((token) => (
    <TokenModel key={token.id} token={token} mark={options.get(token.id)} {...rest} />
  ))
}

interface ModelProps extends Omit<TokensProps, 'tokens' | 'options'> {
  readonly token: SceneToken
  readonly mark: OptionMark | undefined
}

function TokenModel({ token, mark, material, shadows }: ModelProps) {
  const { kind, side, lit } = token
  const radius = toScene(token.radius)
  const geometry = useMemo(
    () => faceGeometry(tokenMesh({ kind, side, radius, ...(lit !== undefined && { lit }) })),
    [kind, side, lit, radius],
  )
  useDisposed(geometry)
  return (
    <group position={[...vecOf(token.at)]}>
      <mesh geometry={geometry} material={material} castShadow={shadows} renderOrder={2} />
      {mark && <OptionRing tone={mark.tone} radius={radius} />}
    </group>
  )
}
