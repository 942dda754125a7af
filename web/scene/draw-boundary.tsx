import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What shows when drawing fails. */
  readonly instead: ReactNode
}

/** Drawing in three dimensions can fail for reasons outside the page (a driver, a limit): then the game goes on without. */
export class DrawBoundary extends Component<Props, { readonly failed: boolean }> {
  constructor(props: Props) {
    super(props)
    this.state = { failed: false }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
