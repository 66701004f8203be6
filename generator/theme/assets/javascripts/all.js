{#-
  The one script that pages load: what every page needs at once. What answers a search is loaded when it is asked for.
-#}
{% set theme = config.theme.get_env() -%}
{% for name in ("theme", "keys", "search-box", "search", "references", "reading-list") -%}
{{ theme.loader.get_source(theme, "assets/javascripts/" ~ name ~ ".js")[0] }}
{% endfor %}
