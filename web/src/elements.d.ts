import type { BoardElement, MoveDetail, RefuseDetail } from "stones-dice/board";
import type { ClassAttributes, HTMLAttributes } from "preact";

interface BoardAttributes extends HTMLAttributes<BoardElement>, ClassAttributes<BoardElement> {
  onmove?(event: CustomEvent<MoveDetail>): void;
  onrefuse?(event: CustomEvent<RefuseDetail>): void;
}

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "stones-board": BoardAttributes;
      "race-board": BoardAttributes;
    }
  }
}
