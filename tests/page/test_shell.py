"""The page around the boards: languages, weight, the first steps."""

from playwright.sync_api import Response, expect

from tests.page.conftest import Invite

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
HEAVIEST = 200_000


def test_languages_are_switched_live(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.open_table(game="aisopos", seats=ALONE, options={"first": 0})
    page = anna.sit_at(table)
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Votre main")).to_be_visible()
    page.get_by_label("Langue").select_option("de")
    expect(page.get_by_role("heading", name="Deine Hand")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    expect(page.get_by_role("heading", name="Deine Hand")).to_be_visible()


def test_the_rules_are_read_and_searched_in_the_language_chosen(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/rules/aisopos")
    expect(anna.page.get_by_text("Nobody may pass.")).to_be_visible()
    anna.page.get_by_label("Language").select_option("fr")
    expect(anna.page.get_by_text("Nul ne peut passer.")).to_be_visible()
    anna.page.get_by_label("Langue").select_option("de")
    anna.page.get_by_role("searchbox").fill("passen AI-3")
    expect(anna.page.locator("dt")).to_have_text(["AI-3.4"])


def test_the_first_page_is_light(invite: Invite) -> None:
    anna = invite("Anna")
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    anna.visit("/")
    anna.page.wait_for_load_state("networkidle")
    weight = sum(answer.request.sizes()["responseBodySize"] for answer in answers)
    assert 20_000 < weight < HEAVIEST


def test_play_now_needs_a_name_and_two_clicks(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/")
    anna.page.get_by_role("article").filter(has_text="Aisopos").get_by_role("button").click()
    anna.page.get_by_label("What shall the others call you?").fill("Anna")
    anna.page.get_by_role("button", name="That is me").click()
    guide = anna.page.get_by_role("region", name="Guided first turn")
    expect(guide).to_contain_text("Take pieces of the others")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("This is your hand")
