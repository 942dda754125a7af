import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Props extends ComponentProps<'button'> {
  /** `lamp` for the one thing most people come for, `quiet` for what must not stand out. */
  readonly look?: 'plain' | 'lamp' | 'quiet' | 'danger'
  readonly size?: 'usual' | 'small' | 'large'
}

/** A button. */
export function Button({ look = 'plain', size = 'usual', className = '', type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${className}`}
      data-look={look}
      data-size={size}
    />
  )
}
