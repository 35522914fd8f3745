/** A page of its own inside of the page: what lies in it is laid out for its width, on the screen and on paper. */
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

export interface FramedProps {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly style: React.CSSProperties;
  /** Hears of the page's body when it can be drawn on. */
  readonly onBody: (body: HTMLElement) => void;
  readonly children: ReactNode;
}

export function Framed({ title, width, height, style, onBody, children }: FramedProps) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      <iframe
        title={title}
        tabIndex={-1}
        width={width}
        height={height}
        style={style}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument === null) return;
          dress(contentDocument);
          onBody(contentDocument.body);
          setBody(contentDocument.body);
        }}
      />
      {body !== undefined && createPortal(children, body)}
    </>
  );
}

/** In the same language, theme, styles and colours as the page around it. */
function dress(page: Document): void {
  const { documentElement, head, body } = page;
  for (const { name, value } of document.documentElement.attributes)
    documentElement.setAttribute(name, value);
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
    head.append(sheet.cloneNode(true));
  // Sheets that were made here cannot be shared, so they are made again.
  const made = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet();
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  made.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  page.adoptedStyleSheets = [made];
  body.className = 'table-picture-sheet';
}
