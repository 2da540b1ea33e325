import { useId } from "preact/hooks";
import { t } from "../i18n/whole";
import { Icon } from "../look/icons";
import { LANGUAGES, language } from "../settings";
import "./tongue.css";

/** The language of the page; each is written in itself. */
export const LanguageChoice = () => {
  const id = useId();
  return (
    <span class="tongue">
      <Icon name="language" small />
      <label class="vh" for={id}>
        {t().home.language}
      </label>
      <select
        id={id}
        value={language.value}
        onChange={(event) => {
          const chosen = LANGUAGES.find((one) => one === event.currentTarget.value);
          if (chosen) language.value = chosen;
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {t().names.languages[one]}
          </option>
        ))}
      </select>
    </span>
  );
};
