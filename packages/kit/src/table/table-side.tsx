/** A table's own part of the panel beside it, under the log; on a phone, where there is none, it stays with the table. */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const SideContext = createContext<HTMLElement | null>(null);

export const TableSideProvider = SideContext.Provider;

export function TableSide({ children }: { readonly children: ReactNode }) {
  const place = useContext(SideContext);
  return place === null ? children : createPortal(children, place);
}
